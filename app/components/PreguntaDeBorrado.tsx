import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { fila, pila } from "~/styles/layout.css";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Form } from "./Form";

const BORRAR = "borrar";
const TODO = "todo";

/** Address of the question on this page, about everything or about one item. */
export const hrefDeBorrado = (pagina: string, elemento = TODO) =>
  `${pagina}?${new URLSearchParams({ [BORRAR]: elemento })}`;

export interface PorBorrar {
  todo: boolean;
  elemento: string;
}

/** The question of an address; null where it asks nothing. */
export function porBorrarDe(busqueda: URLSearchParams): PorBorrar | null {
  const elemento = busqueda.get(BORRAR);
  return elemento === null ? null : { todo: elemento === TODO, elemento };
}

/** The question of this page's address. */
export const usePorBorrar = () => porBorrarDe(useSearchParams()[0]);

interface Props {
  titulo: string;
  /** Tells what would be lost. */
  texto: string;
  pagina: string;
  /** The value of its button. */
  intencion: string;
  /** More fields of the form. */
  children?: ReactNode;
}

/** Asks before something is deleted for good. */
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
