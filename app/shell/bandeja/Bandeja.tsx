import { Button } from "~/components/Button";
import { enlaceSuelto } from "~/styles/layout.css";
import { AHORA, CUENTA, ENLACE, LINEA, REVISION } from "./partes";
import * as css from "../Pagina.css";

/**
 * What waits in this browser, at the foot of the window: empty and out of sight until the script that stands beside it
 * has something to say. `de`: for whom this page was made.
 */
export function Bandeja({ de }: { de: string }) {
  return (
    <section id={LINEA} aria-label="Respuestas por enviar" data-de={de} className={css.bandeja}>
      <p id={CUENTA} role="status" className={css.cuentaDeBandeja} />
      {/* What lays them out would show them all the same. */}
      <span id={AHORA} hidden>
        <Button type="button" variant="secondary">
          Enviar ahora
        </Button>
      </span>
      <span id={ENLACE} hidden>
        <a href="/" className={enlaceSuelto} />
      </span>
      <form id={REVISION} method="post" hidden />
    </section>
  );
}
