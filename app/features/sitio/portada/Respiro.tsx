import { classNames } from "~/components/classNames";
import { soloLectores } from "~/styles/layout.css";
import * as css from "./Respiro.css";

/**
 * A minute of slow breathing: six breaths of ten seconds. It begins when it is opened and ends by itself; closing it
 * stops it. Whoever wants no motion reads the rhythm, and so does whoever cannot see it.
 */
export function Respiro() {
  return (
    <details className={css.respiro}>
      <summary className={css.sol}>
        <span className={css.disco} aria-hidden="true" />
        <span className={css.invitacion}>Respira un minuto</span>
        <span className={css.voces} aria-hidden="true">
          <span className={css.inhala}>Inhala</span>
          <span className={css.exhala}>Exhala</span>
          <span className={css.listo}>Listo</span>
        </span>
      </summary>
      <div className={css.guia}>
        <p className={soloLectores}>Así es el ritmo:</p>
        <ol className={css.ritmo}>
          <li>Toma aire por la nariz contando hasta 4.</li>
          <li>Suéltalo despacio contando hasta 6.</li>
          <li>Repite seis veces: es un minuto.</li>
        </ol>
        <p>
          Si te mareas, vuelve a respirar como siempre.{" "}
          <span className={css.conMovimiento}>Toca el sol para parar.</span>
        </p>
        <p>
          <a href="/bienestar-play/respira-con-el-mar" className={classNames(css.sigue)}>
            Hazlo con sonido: Respira con el mar
          </a>
        </p>
      </div>
    </details>
  );
}
