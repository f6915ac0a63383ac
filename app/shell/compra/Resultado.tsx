import type { ReactNode } from "react";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { contenedorMedio, textoGuia } from "~/styles/layout.css";
import * as css from "./Resultado.css";

interface Props {
  titulo: string;
  /** The one sentence under the heading of the page. */
  bajada: ReactNode;
  animo: keyof typeof css.animo;
  imagen: ReactNode;
  /** Name of the card with the bought thing, for screen readers. */
  de: string;
  /** Bought thing, inside the card. */
  boleto: ReactNode;
  acciones?: ReactNode;
  /** Actions that come before everything else on the page of an order. */
  siguiente?: ReactNode;
  /** Lines after the actions. */
  pie?: ReactNode;
  children?: ReactNode;
}

/** Page with the state or outcome of an order: its picture and heading, the bought thing and the next actions. */
export function Resultado({
  titulo,
  bajada,
  animo,
  imagen,
  de,
  boleto,
  acciones,
  siguiente,
  pie,
  children,
}: Props) {
  return (
    <>
      <div className={css.animo[animo]}>
        <div className={classNames(contenedorMedio, css.anuncio)}>
          {imagen}
          <h1>{titulo}</h1>
          <div className={textoGuia}>{bajada}</div>
          {siguiente && <div className={css.siguiente}>{siguiente}</div>}
        </div>
      </div>
      <div className={classNames(contenedorMedio, css.resultado)}>
        <Card as="section" aria-label={de} className={css.boleto}>
          {boleto}
        </Card>
        {children}
        {acciones && <div className={css.acciones}>{acciones}</div>}
        {pie}
      </div>
    </>
  );
}
