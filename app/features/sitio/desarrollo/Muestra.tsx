import type { ReactNode } from "react";
import { pila } from "~/styles/layout.css";

/** Shows a component of the design system, under its name. */
export function Muestra({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <section aria-label={nombre} className={pila.media}>
      <h2>{nombre}</h2>
      {children}
    </section>
  );
}
