import { BotonDeFavorito } from "./BotonDeFavorito";
import { pila, fila, textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";

interface Props {
  piezas: readonly { uid: string; titulo: string; tipo: string; href: string }[];
}

/** Saved pieces that were withdrawn, so nobody can open them. The person can remove them from the list. */
export function Retirados({ piezas }: Props) {
  return (
    <section aria-labelledby="retirados" className={pila.media}>
      <h2 id="retirados">Ya no están publicados</h2>
      <p className={textoSuave}>Los guardaste y ahora no se pueden abrir. Si vuelven, estarán arriba.</p>
      <ul className={pila.media}>
        {piezas.map(({ uid, titulo, tipo, href }) => (
          <li key={uid} className={fila.media}>
            <div>
              <h3 id={`retirado-${uid}`}>{titulo}</h3>
              <p className={classNames(textoSuave, textoChico)}>{tipo}</p>
            </div>
            <BotonDeFavorito guardado action={href} describedBy={`retirado-${uid}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
