import type { ReactNode } from "react";
import { pila } from "~/styles/layout.css";
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

/** Head of a list with filters: its name, or the number of results, or advice when the list is empty. */
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
    <section aria-labelledby="lista" className={pila.media}>
      <h2 id="lista">{filtrado ? (cuantos === 1 ? "1 resultado" : `${cuantos} resultados`) : titulo}</h2>
      {children}
    </section>
  );
}
