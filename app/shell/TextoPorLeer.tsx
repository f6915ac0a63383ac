import type { ReactNode } from "react";
import { Card } from "~/components/Card";
import { Markdown, type Bloque } from "~/components/Markdown";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import { EnlaceADocumento } from "./EnlaceADocumento";
import * as css from "./TextoPorLeer.css";

interface Props {
  codigo: string;
  titulo: string;
  bloques: Bloque[];
  enlace: string;
  /** Its box, where it has one. */
  children?: ReactNode;
}

/** What a text is, above it; what its box says, beside the box. */
const NOMBRE_DE_TEXTO: Record<string, string> = {
  TYC: "Términos y condiciones",
  PRIVACIDAD: "Cómo cuidamos tus datos",
  CUA: "Usos adicionales de tus datos",
};

/** A text to read before answering, with the box that answers it. */
export function TextoPorLeer({ codigo, titulo, bloques, enlace, children }: Props) {
  const nombre = NOMBRE_DE_TEXTO[codigo] ?? titulo;
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
