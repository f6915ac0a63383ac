import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { fila, pila } from "~/styles/layout.css";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Form } from "./Form";

const BORRAR = "borrar";
const TODO = "todo";

/** Where it is asked, on the same page: of all of it, or of one of several. */
export const hrefDeBorrado = (pagina: string, cual = TODO) =>
  `${pagina}?${new URLSearchParams({ [BORRAR]: cual })}`;

export interface PorBorrar {
  todo: boolean;
  cual: string;
}

/** The question of an address; null where it asks nothing. */
export function porBorrarDe(busqueda: URLSearchParams): PorBorrar | null {
  const cual = busqueda.get(BORRAR);
  return cual === null ? null : { todo: cual === TODO, cual };
}

/** The question of this page's address. */
export const usePorBorrar = () => porBorrarDe(useSearchParams()[0]);

interface Props {
  titulo: string;
  /** What would be lost. */
  texto: string;
  pagina: string;
  /** The value of its button. */
  intencion: string;
  /** What its form says besides. */
  children?: ReactNode;
}

/** What cannot be had back is asked about before it is deleted. */
export function PreguntaDeBorrado({ titulo, texto, pagina, intencion, children }: Props) {
  return (
    <Dialog id="por-borrar" title={titulo} closeHref={pagina}>
      <div className={pila.media}>
        <p>{texto}</p>
        <Form action={pagina} className={fila.media}>
          {children}
          <Button name="intencion" value={intencion}>
            Borrar
          </Button>
          <Button href={pagina} variant="secondary">
            Volver
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}
