import { Card } from "~/components/Card";
import { OTRA_MIRADA } from "~/domain/medicion/otraMirada";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import { A_MANO } from "./direcciones";
import * as css from "./escaner.css";

export function OtraMirada({ aMano }: { aMano: boolean }) {
  return (
    <Card as="section" aria-labelledby="otra-mirada" className={css.aviso}>
      <h2 id="otra-mirada">{OTRA_MIRADA.titulo}</h2>
      <ol className={css.pasos}>
        <li>{OTRA_MIRADA.descansa}</li>
        {aMano ? (
          <li>{OTRA_MIRADA.cuentaDeNuevo}</li>
        ) : (
          <li>
            Mide otra vez, mejor <a href={A_MANO}>a mano</a>: suele ser más preciso.
          </li>
        )}
        <li>{OTRA_MIRADA.cuentaselo}</li>
      </ol>
      <p>{OTRA_MIRADA.noEsperes}</p>
      <p className={pila.junta}>
        <a href="tel:106" className={enlaceSuelto}>
          Llama al SAMU, 106
        </a>
        <a href="tel:116" className={enlaceSuelto}>
          Llama a los Bomberos, 116
        </a>
      </p>
    </Card>
  );
}
