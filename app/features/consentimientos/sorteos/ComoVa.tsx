import { Alert } from "~/components/Alert";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import { pasosAlGanar } from "~/domain/consentimientos/sorteos/sorteo";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import type { DatosDelSorteo } from "./sorteo.server";

/** Result of a closed prize draw, at the top of its page. Shows nothing while the draw is open. */
export function ComoVa(sorteo: DatosDelSorteo) {
  const { abierto, resultado, propia, organizador, sorteoEn, seDemora } = sorteo;
  if (abierto) return null;
  if (!resultado) {
    return (
      <Alert title="Este sorteo ya cerró">
        {seDemora
          ? `Debía sortearse el ${sorteoEn}, y todavía no se publica el resultado. Aquí verás qué número ganó.`
          : `No recibe más participaciones. Se sortea el ${sorteoEn}: aquí verás qué número ganó.`}
      </Alert>
    );
  }
  const gano = propia !== null && !propia.retirada && propia.numero === resultado.numero;
  return (
    <Alert
      kind={gano ? "exito" : "info"}
      title={gano ? `Tu número ganó: es el ${resultado.numero}` : `Ganó el número ${resultado.numero}`}
    >
      <div className={pila.corta}>
        {gano && pasosAlGanar(organizador).map((frase) => <p key={frase}>{frase}</p>)}
        <p>
          <a href={`${direccionDeSorteo(sorteo, "bases")}#como-se-elige`} className={enlaceSuelto}>
            Comprobar el resultado
          </a>
        </p>
      </div>
    </Alert>
  );
}
