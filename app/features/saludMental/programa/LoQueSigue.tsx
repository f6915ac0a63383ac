import { pila, textoSuave } from "~/styles/layout.css";
import { TuCelular } from "./TuCelular";

/** What becomes of their alert, and how the number ends at which they may be called, where they may be. */
export interface AvisoALaVista {
  texto: string;
  celular: string | null;
}

/** What happens by itself after such an answer: only what really does, and nothing where nothing does. */
export function LoQueSigue({ aviso }: { aviso: AvisoALaVista | null }) {
  const nosotros = (
    <p className={textoSuave}>
      Nosotros no atendemos emergencias. Si algo te pone en peligro ahora, llama al 113 o al 106 sin esperar.
    </p>
  );
  if (aviso === null) return nosotros;
  return (
    <section aria-labelledby="lo-que-sigue" className={pila.corta}>
      <h2 id="lo-que-sigue">Qué pasa ahora</h2>
      <p>{aviso.texto}</p>
      {aviso.celular !== null && <TuCelular terminaEn={aviso.celular} />}
      {nosotros}
    </section>
  );
}
