import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import type { CitaEnPantalla } from "../citas.server";
import * as css from "./zona.css";

/** What can be done about a session now; what cannot is not offered. */
export function AccionesDeCita({
  hrefs,
  noPodra,
  conRepetir = false,
  hrefDeOtro = null,
}: Pick<CitaEnPantalla, "hrefs" | "noPodra"> & { conRepetir?: boolean; hrefDeOtro?: string | null }) {
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
      {hrefDeOtro && (
        <Boton href={hrefDeOtro} variante="texto">
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
