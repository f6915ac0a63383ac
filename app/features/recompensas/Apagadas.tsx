import type { ReactNode } from "react";
import { classNames } from "~/components/classNames";
import { JUEGO } from "~/domain/recompensas/direcciones";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoGuia } from "~/styles/layout.css";

/** Page of rewards or of the roulette for a person who turned the game off. */
export const Apagadas = ({ titulo, children }: { titulo: string; children?: ReactNode }) => (
  <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
    <header className={pila.corta}>
      <h1>{titulo}</h1>
      <p className={textoGuia}>Apagaste el juego. Tus monedas siguen guardadas y no vencen.</p>
    </header>
    <p>
      <a href={JUEGO} className={enlaceSuelto}>
        Encender el juego
      </a>
    </p>
    {children}
  </div>
);
