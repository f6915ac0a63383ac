import { classNames } from "~/components/classNames";
import { soloLectores } from "~/styles/layout.css";
import type { PortadaDatos } from "./datos";
import * as css from "./Respiro.css";

/**
 * A minute of slow breathing: six breaths of ten seconds. It begins when opened and ends by itself; closing stops it.
 * The rhythm stands in words for people who want no motion or cannot see it (WCAG 2.2, 2.3.3 and 1.1.1).
 */
export function Respiro({ conSonido }: Pick<PortadaDatos, "conSonido">) {
  return (
    <details className={css.respiro}>
      <summary className={css.sol}>
        <span className={css.disco} aria-hidden="true" />
        <span className={css.invitacion}>Respira un minuto</span>
        <span className={css.aTuRitmo} aria-hidden="true">
          A tu ritmo
        </span>
        <span className={css.voces} aria-hidden="true">
          <span className={css.inhala}>Inhala</span>
          <span className={css.exhala}>Exhala</span>
          <span className={css.listo}>Listo</span>
        </span>
      </summary>
      <div className={css.guia}>
        <p>Si te mareas, vuelve a respirar como siempre. Toca el sol para cerrar.</p>
        <p className={soloLectores}>Así es el ritmo:</p>
        <ol className={css.ritmo}>
          <li>Toma aire por la nariz contando hasta 4.</li>
          <li>Suéltalo despacio contando hasta 6.</li>
          <li>Sigue así durante un minuto.</li>
        </ol>
        {conSonido && (
          <p>
            <a href={conSonido.href} className={classNames(css.sigue)}>
              Hazlo con sonido: {conSonido.titulo}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
