import { Button } from "~/components/Button";
import { enlaceSuelto } from "~/styles/layout.css";
import { AHORA, CUENTA, ENLACE, LINEA, REVISION } from "./partes";
import * as css from "../marco/Pagina.css";

/**
 * Line at the foot of the window about forms that wait in this browser. It is empty and hidden until the script beside
 * it has something to say. `de` is the person of this page.
 */
export function Bandeja({ de }: { de: string }) {
  return (
    <section id={LINEA} aria-label="Respuestas por enviar" data-de={de} className={css.bandeja}>
      <p id={CUENTA} role="status" className={css.cuentaDeBandeja} />
      {/* A plain span carries `hidden`, because the display of a button or a link would override it. */}
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
