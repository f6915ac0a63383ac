import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Lotes } from "~/components/graficos/Lotes";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import { DONAR, JUEGO, RULETA } from "~/domain/recompensas/direcciones";
import { Apagadas } from "../Apagadas";
import { linea, lineas } from "../listas.css";
import * as css from "./recompensas.css";
import type { loader } from "./recompensas.server";

type RetosDelMes = ReturnType<typeof useLoaderData<typeof loader>>["retos"];

export function Recompensas() {
  const datos = useLoaderData<typeof loader>();
  if (datos.apagadas)
    return (
      <Apagadas titulo="Recompensas">
        <Retos retos={datos.retos} />
      </Apagadas>
    );
  const { total, deuda, hayCausas, lotes, reglas, retos } = datos;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Recompensas</h1>
        <p className={textoGuia}>Por lo que ya haces por ti.</p>
      </header>
      <Card as="section" aria-labelledby="monedas" className={pila.media}>
        <h2 id="monedas">Tus monedas</h2>
        <p className={css.total}>{total}</p>
        {deuda && <p>{deuda}</p>}
        {lotes.length > 0 && <Lotes lotes={lotes} />}
        <p className={fila.media}>
          <Button href="/tienda">Canjear</Button>
          {hayCausas && (
            <Button href={DONAR} variant="secondary">
              Donar
            </Button>
          )}
        </p>
        <p className={fila.media}>
          <a href={RULETA} className={enlaceSuelto}>
            Ruleta
          </a>
          <a href="/sorteo" className={enlaceSuelto}>
            Sorteo
          </a>
          <a href="/mi-zona-privada/saldo#monedas" className={enlaceSuelto}>
            Ver movimientos
          </a>
          <a href={JUEGO} className={enlaceSuelto}>
            Tu juego
          </a>
        </p>
      </Card>
      <Retos retos={retos} />
      <section aria-labelledby="ganar" className={pila.media}>
        <h2 id="ganar">Cómo se ganan</h2>
        <ul className={lineas}>
          {reglas.map(({ uid, titulo, cambio, limite }) => (
            <Linea key={uid} texto={titulo} cambio={cambio}>
              {limite}
            </Linea>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Challenges of the month in which a person may take part, also one who turned the game off. */
const Retos = ({ retos }: { retos: RetosDelMes }) =>
  retos.length > 0 && (
    <section aria-labelledby="retos" className={pila.media}>
      <h2 id="retos">Retos del mes</h2>
      <ul className={pila.corta}>
        {retos.map(({ href, titulo, resumen }) => (
          <li key={href}>
            <a href={href} className={enlaceSuelto}>
              {titulo}
            </a>
            <p className={textoSuave}>{resumen}</p>
          </li>
        ))}
      </ul>
    </section>
  );

/** Coins on the right, and the thing that brings or takes them on the left. */
const Linea = ({ texto, cambio, children }: { texto: string; cambio: string; children: ReactNode }) => (
  <li className={linea}>
    <span className={css.texto}>
      <strong>{texto}</strong>
      <span className={classNames(css.nota, textoSuave)}>{children}</span>
    </span>
    <span className={css.cambio}>{cambio}</span>
  </li>
);
