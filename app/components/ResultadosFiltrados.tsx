import type { ReactNode } from "react";
import { soloLectores } from "~/styles/layout.css";
import { Button } from "./Button";
import { EmptyState } from "./EmptyState";

interface Props {
  cuantos: number;
  filtrado: boolean;
  /** Heading of the whole list. */
  titulo: string;
  /** Advice and link for a list without results. */
  siNada: { consejo: string; enlace: string; href: string };
  children: ReactNode;
}

/**
 * List with filters: advice when it is empty. Its name, or the number of its results, is told to screen readers: the
 * first card stands in sight right below the filters.
 */
export function ResultadosFiltrados({ cuantos, filtrado, titulo, siNada, children }: Props) {
  if (cuantos === 0) {
    return (
      <EmptyState
        illustration="sin-resultados"
        title="Nada coincide con todo lo que pediste"
        actions={<Button href={siNada.href}>{siNada.enlace}</Button>}
      >
        {siNada.consejo}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="lista">
      <h2 id="lista" className={soloLectores}>
        {filtrado ? (cuantos === 1 ? "1 resultado" : `${cuantos} resultados`) : titulo}
      </h2>
      {children}
    </section>
  );
}
