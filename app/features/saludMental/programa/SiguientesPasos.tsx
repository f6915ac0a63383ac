import { pila, textoSuave } from "~/styles/layout.css";
import { TuCelular } from "./TuCelular";

/** State of a person's alert, and the last digits of the number to call, if there is one. */
export interface AvisoALaVista {
  texto: string;
  celular: string | null;
}

/** Tells what happens by itself after an answer of danger: only what really happens, and nothing when nothing does. */
export function SiguientesPasos({ aviso }: { aviso: AvisoALaVista | null }) {
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
