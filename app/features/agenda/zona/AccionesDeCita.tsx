import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { idDePregunta } from "~/domain/agenda/citas/direcciones";
import { soloLectores } from "~/styles/layout.css";
import type { CitaEnPantalla } from "./citas.server";
import * as css from "./zona.css";

/** Buttons for the actions that a session allows now. Other actions are not shown. */
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
  /**
   * Hidden name of the session for each button (WCAG 2.2, 2.4.6), because a screen reader reads buttons without their
   * surroundings.
   */
  const nombrarSesion = (articulo: string) => (
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
          {nombrarSesion("de la")}
        </Button>
      )}
      {hrefs.cancelar && (
        <Button id={idDePregunta("cancelar", { idCita })} href={hrefs.cancelar} variant="text">
          Cancelar
          {nombrarSesion("la")}
        </Button>
      )}
      {hrefs.calendario && (
        <Button href={hrefs.calendario} variant="text">
          Añadir al calendario
          {nombrarSesion("la")}
        </Button>
      )}
      {hrefDeAusencia && (
        <Button href={hrefDeAusencia} variant="text">
          ¿No vino? Avísanos
          {nombrarSesion("sobre la")}
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
