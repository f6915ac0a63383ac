import { useLoaderData } from "@remix-run/react";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import { Movimientos } from "~/features/paquetes/saldo/Movimientos";
import * as css from "./recompensas.css";
import type { loader } from "./recompensas.server";

export function Recompensas() {
  const { total, proximo, ultimos, reglas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Recompensas</h1>
        <p className={textoGuia}>Monedas por lo que ya haces por ti. Sin apuros.</p>
      </header>
      <Card as="section" aria-labelledby="monedas" className={pila.media}>
        <h2 id="monedas">Tus monedas</h2>
        <p className={css.total}>{total}</p>
        {proximo && (
          <p className={textoSuave}>
            {proximo.monedas} se pueden usar hasta el {proximo.hasta}.
          </p>
        )}
        <p className={fila.media}>
          <a href="/tienda" className={enlaceSuelto}>
            Canjear
          </a>
          <a href="/mi-zona-privada/saldo#monedas" className={enlaceSuelto}>
            Ver movimientos
          </a>
        </p>
      </Card>
      {ultimos.length > 0 && (
        <section aria-labelledby="ultimas" className={pila.media}>
          <h2 id="ultimas">Las últimas</h2>
          <Movimientos movimientos={ultimos} />
        </section>
      )}
      <section aria-labelledby="ganar" className={pila.media}>
        <h2 id="ganar">Cómo se ganan</h2>
        <ul className={css.reglas}>
          {reglas.map(({ uid, titulo, cambio, limite }) => (
            <li key={uid} className={css.regla}>
              <span>
                <strong>{titulo}</strong>
                <span className={classNames(css.limite, textoSuave)}>{limite}</span>
              </span>
              <span className={css.cambio}>{cambio}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
