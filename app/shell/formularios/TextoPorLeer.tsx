import type { ReactNode } from "react";
import { Card } from "~/components/Card";
import { Markdown, type Bloque } from "~/components/Markdown";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import { EnlaceADocumento } from "../marco/EnlaceADocumento";
import * as css from "./TextoPorLeer.css";

interface Props {
  nombre: string;
  bloques: Bloque[];
  enlace: string;
  /** Checkbox under the text, when the person must accept the text. */
  children?: ReactNode;
}

/** Long text to read before answering, with its checkbox. */
export function TextoPorLeer({ nombre, bloques, enlace, children }: Props) {
  return (
    <section className={pila.corta}>
      <h2>{nombre}</h2>
      <Card className={css.texto} tabIndex={0} role="group" aria-label={nombre}>
        <Markdown bloques={bloques} nivel={3} />
      </Card>
      {enlace && (
        <p>
          <EnlaceADocumento href={enlace} className={enlaceSuelto}>
            Leer el texto completo
          </EnlaceADocumento>
        </p>
      )}
      {children}
    </section>
  );
}
