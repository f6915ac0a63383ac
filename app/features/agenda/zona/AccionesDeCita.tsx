import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import { idDePregunta } from "~/domain/agenda/citas/direcciones";
import { soloLectores } from "~/styles/layout.css";
import type { CitaEnPantalla } from "./citas.server";
import * as css from "./zona.css";

/** What can be done about a session now; what cannot is not offered. */
export function AccionesDeCita({
  idCita,
  especialista,
  momento,
  hrefs,
  noPodra,
  conRepetir = false,
  hrefDeOtro = null,
}: Pick<CitaEnPantalla, "idCita" | "especialista" | "momento" | "hrefs" | "noPodra"> & {
  conRepetir?: boolean;
  hrefDeOtro?: string | null;
}) {
  /** Which session it is, for who hears one button after another. */
  const cual = (articulo: string) => (
    <span className={soloLectores}>
      {` ${articulo} sesión con ${especialista}, ${momento.dia}, ${momento.hora}`}
    </span>
  );
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
          {cual("de la")}
        </Boton>
      )}
      {hrefs.cancelar && (
        <Boton id={idDePregunta("cancelar", { idCita })} href={hrefs.cancelar} variante="texto">
          Cancelar
          {cual("la")}
        </Boton>
      )}
      {hrefs.calendario && (
        <Boton href={hrefs.calendario} variante="texto">
          Añadir al calendario
          {cual("la")}
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
