import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { fila, pila } from "~/styles/layout.css";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Form } from "./Form";

const BORRAR = "borrar";
const BORRAR_TODO = "todo";

/** Address that asks before a deletion on this page, of everything or of one item. */
export const hrefDeBorrado = (pagina: string, elemento = BORRAR_TODO) =>
  `${pagina}?${new URLSearchParams({ [BORRAR]: elemento })}`;

export interface PorBorrar {
  todo: boolean;
  elemento: string;
}

/** Deletion that an address asks about; null for none. */
export function porBorrarDe(busqueda: URLSearchParams): PorBorrar | null {
  const elemento = busqueda.get(BORRAR);
  return elemento === null ? null : { todo: elemento === BORRAR_TODO, elemento };
}

/** Deletion that the address of this page asks about; null for none. */
export const usePorBorrar = () => porBorrarDe(useSearchParams()[0]);

interface Props {
  titulo: string;
  /** Sentence that tells what would be lost. */
  texto: string;
  pagina: string;
  /** Value of the button that deletes. */
  intencion: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** Asks before something is deleted for good. */
export function PreguntaDeBorrado({ titulo, texto, pagina, intencion, children }: Props) {
  return (
    <Dialog id="por-borrar" title={titulo} closeHref={pagina}>
      <div className={pila.media}>
        <p>{texto} Lo que se borra no se puede recuperar.</p>
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
