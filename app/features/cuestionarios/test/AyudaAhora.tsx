import { Card } from "~/components/Card";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import * as css from "./test.css";

/** After an answer that must not be left alone: calm words, and somebody to speak with at once. */
export function AyudaAhora() {
  return (
    <Card as="section" aria-labelledby="ayuda-ahora" className={css.ayuda}>
      <h2 id="ayuda-ahora">No tienes que pasar por esto a solas</h2>
      <div className={pila.corta}>
        <p>
          Gracias por contarlo. Hablar con alguien ahora puede aliviar, aunque no sepas bien qué decir. La
          línea del Ministerio de Salud es gratis y atiende a toda hora.
        </p>
        <LineaDeCrisis />
        <p>
          <a href="tel:106" className={enlaceSuelto}>
            Llama al SAMU, 106, si hay una emergencia
          </a>
        </p>
        <p>Si puedes, busca también a alguien de confianza y dile cómo estás.</p>
      </div>
    </Card>
  );
}
