import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoGuia, textoPropio } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import { BORRAR } from "../intenciones";
import type { EscritoSinHacer } from "../texto/escrito.server";

interface Props {
  idTexto: string;
  texto: string;
  volver: string;
  respuesta: EscritoSinHacer | null;
}

/** Asks before a text of one's own is deleted, because nothing brings it back. */
export function Borrado({ idTexto, texto, volver, respuesta }: Props) {
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>¿Borrar tu mensaje?</h1>
        <p className={textoGuia}>
          Se borra para todos y no se puede deshacer. Las respuestas de otras personas quedan. Si Moderación
          lo está revisando, lo lee hasta decidir.
        </p>
      </header>
      <blockquote className={classNames(css.texto, textoPropio)}>{texto}</blockquote>
      <Form className={pila.media}>
        <ErrorSummary errors={[]} general={respuesta?.generales} />
        <input type="hidden" name="idTexto" value={idTexto} />
        <div>
          <Button name="intencion" value={BORRAR} variant="danger">
            Borrar mi mensaje
          </Button>
        </div>
      </Form>
      <p>
        <a href={volver} className={enlaceSuelto}>
          No borrar
        </a>
      </p>
    </div>
  );
}
