import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import type { CitaEnPantalla } from "../citas.server";
import * as css from "./zona.css";

/** What can be done about a session now; what cannot is not offered. */
export function AccionesDeCita({
  hrefs,
  noPodra,
  conRepetir = false,
}: Pick<CitaEnPantalla, "hrefs" | "noPodra"> & { conRepetir?: boolean }) {
  return (
    <div className={css.acciones}>
      {hrefs.cambiar && (
        <Boton href={hrefs.cambiar} variante={noPodra ? "primario" : "secundario"}>
          <Icono nombre="cambiar" />
          Cambiar horario
        </Boton>
      )}
      {hrefs.cancelar && (
        <Boton href={hrefs.cancelar} variante="texto">
          Cancelar
        </Boton>
      )}
      {hrefs.calendario && (
        <Boton href={hrefs.calendario} variante="texto">
          Añadir al calendario
        </Boton>
      )}
      {conRepetir && hrefs.otroEspecialista && (
        <Boton href={hrefs.otroEspecialista} variante="texto">
          Cambiar de especialista
        </Boton>
      )}
      {conRepetir && (
        <Boton href={hrefs.otraVez} variante="texto">
          Repetir a esta hora
        </Boton>
      )}
    </div>
  );
}
