import { pila } from "~/styles/layout.css";
import type { Parrafo } from "~/domain/consentimientos/diferencias";

export function Texto({ parrafos, nivel = 2 }: { parrafos: Parrafo[]; nivel?: 2 | 3 }) {
  const Titulo = nivel === 2 ? "h2" : "h3";
  return (
    <div className={pila.media}>
      {parrafos.map(({ tipo, texto }, indice) =>
        tipo === "titulo" ? <Titulo key={indice}>{texto}</Titulo> : <p key={indice}>{texto}</p>,
      )}
    </div>
  );
}
