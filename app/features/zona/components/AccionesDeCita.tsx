import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import { idDePregunta } from "~/domain/citas/direcciones";
import type { CitaEnPantalla } from "../citas.server";
import * as css from "./zona.css";

/** What can be done about a session now; what cannot is not offered. */
export function AccionesDeCita({
  idCita,
  hrefs,
  noPodra,
  conRepetir = false,
  hrefDeOtro = null,
}: Pick<CitaEnPantalla, "idCita" | "hrefs" | "noPodra"> & {
  conRepetir?: boolean;
  hrefDeOtro?: string | null;
}) {
  return (
    <div className={css.acciones}>
      {hrefs.cambiar && (
        <Boton
          id={idDePregunta("reagendar", { idCita })}
          href={hrefs.cambiar}
          variante={noPodra ? "primario" : "secundario"}
        >
          <Icono nombre="cambiar" />
          Cambiar horario
        </Boton>
      )}
      {hrefs.cancelar && (
        <Boton id={idDePregunta("cancelar", { idCita })} href={hrefs.cancelar} variante="texto">
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
