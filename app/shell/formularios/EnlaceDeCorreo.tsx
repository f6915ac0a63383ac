import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { DialogPage } from "~/components/Dialog";
import { Form } from "~/components/Form";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";

interface Props {
  titulo: ReactNode;
  texto: ReactNode;
  /** Text of the button that confirms; missing on a page that only shows the outcome and a link. */
  hacer?: string;
  seguir?: { href: string; texto: string };
}

/** Page opened by a link in a mail: a question with its button, or the outcome and a link. */
export function EnlaceDeCorreo({ titulo, texto, hacer, seguir }: Props) {
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <DialogPage title={titulo}>
        <div className={pila.media}>
          <p>{texto}</p>
          {hacer && (
            <Form>
              <Button>{hacer}</Button>
            </Form>
          )}
          {seguir && <Button href={seguir.href}>{seguir.texto}</Button>}
        </div>
      </DialogPage>
    </div>
  );
}
