import { pila, textoSuave } from "~/styles/layout.css";

/** What happens by itself after such an answer: only what really does, and nothing where nothing does. */
export function LoQueSigue({ aviso }: { aviso: string | null }) {
  const nosotros = (
    <p className={textoSuave}>
      Nosotros no atendemos emergencias. Si algo te pone en peligro ahora, llama al 113 o al 106 sin esperar.
    </p>
  );
  if (aviso === null) return nosotros;
  return (
    <section aria-labelledby="lo-que-sigue" className={pila.corta}>
      <h2 id="lo-que-sigue">Qué pasa ahora</h2>
      <p>{aviso}</p>
      {nosotros}
    </section>
  );
}
