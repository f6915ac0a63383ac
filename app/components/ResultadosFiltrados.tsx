import type { ReactNode } from "react";
import { pila } from "~/styles/layout.css";
import { Button } from "./Button";
import { EmptyState } from "./EmptyState";

interface Props {
  cuantos: number;
  filtrado: boolean;
  /** What the whole list is called. */
  titulo: string;
  /** Where nothing is left: what to try, and the way to the whole list. */
  siNada: { consejo: string; enlace: string; href: string };
  children: ReactNode;
}

/** What a list that filters narrow has: all of it under its name, some of it under how many they are, or nothing. */
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
