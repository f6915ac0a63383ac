import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
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
  hrefDeAusencia,
  otraIgual,
}: Pick<
  CitaEnPantalla,
  "idCita" | "especialista" | "momento" | "hrefs" | "noPodra" | "otraIgual" | "hrefDeAusencia"
> & {
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
        <Button
          id={idDePregunta("reagendar", { idCita })}
          href={hrefs.cambiar}
          variant={noPodra ? "primary" : "secondary"}
        >
          <Icon name="cambiar" />
          Cambiar horario
          {cual("de la")}
        </Button>
      )}
      {hrefs.cancelar && (
        <Button id={idDePregunta("cancelar", { idCita })} href={hrefs.cancelar} variant="text">
          Cancelar
          {cual("la")}
        </Button>
      )}
      {hrefs.calendario && (
        <Button href={hrefs.calendario} variant="text">
          Añadir al calendario
          {cual("la")}
        </Button>
      )}
      {hrefDeAusencia && (
        <Button href={hrefDeAusencia} variant="text">
          ¿No vino? Avísanos
          {cual("sobre la")}
        </Button>
      )}
      {hrefDeOtro && (
        <Button href={hrefDeOtro} variant="text">
          Pasar esta sesión a otro especialista
        </Button>
      )}
      {conRepetir && (
        <Button href={hrefs.otraVez} variant="text">
          Reservar otra igual ({otraIgual})
        </Button>
      )}
    </div>
  );
}
