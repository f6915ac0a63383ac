import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { DialogPage } from "~/components/Dialog";
import { Form } from "~/components/Form";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";

interface Props {
  titulo: ReactNode;
  texto: ReactNode;
  /** What the button does that answers the question; without it the page leads on to somewhere else. */
  hacer?: string;
  seguir?: { href: string; texto: string };
}

/** The page that a mail's link opens: one question with its button, or what came of it and where to go on. */
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
