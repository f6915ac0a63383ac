import type { ReactNode } from "react";
import { classNames } from "~/components/classNames";
import { Card } from "~/components/Card";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { QUE_PASO_CON_MI_PAGO } from "~/domain/ventas/pedidos/direcciones";
import { contenedorMedio, enlaceSuelto, textoGuia } from "~/styles/layout.css";
import type { SesionEnPalabras } from "./resumen.server";
import { DatosDeLaSesion } from "./DatosDeLaSesion";
import * as css from "./reserva.css";

interface Props {
  titulo: string;
  /** The one sentence under the heading of the page. */
  bajada: ReactNode;
  sesion: SesionEnPalabras;
  animo: keyof typeof css.animo;
  imagen: ReactNode;
  /** Further details inside the card of the session. */
  detalle?: ReactNode;
  acciones?: ReactNode;
  /** Actions that come before everything else on the page of an order. */
  siguiente?: ReactNode;
  /** Address of the page "¿Qué pasó con mi pago?", when there is an order. */
  hrefDeQuePaso?: string | null;
  children?: ReactNode;
}

/** Page with the state or outcome of an order: its heading, its session and the next actions. */
export function PaginaDeResultado(props: Props) {
  return (
    <>
      <div className={css.animo[props.animo]}>
        <div className={classNames(contenedorMedio, css.anuncio)}>
          {props.imagen}
          <h1>{props.titulo}</h1>
          <div className={textoGuia}>{props.bajada}</div>
          {props.siguiente && <div className={css.siguiente}>{props.siguiente}</div>}
        </div>
      </div>
      <div className={classNames(contenedorMedio, css.resultado)}>
        <Card as="section" aria-label="Tu sesión" className={css.boleto}>
          <DatosDeLaSesion {...props.sesion} />
          {props.detalle}
        </Card>
        {props.children}
        {props.sesion.esDePsicologia && <LineaDeCrisis llamar />}
        {props.hrefDeQuePaso && (
          <p>
            <a href={props.hrefDeQuePaso} className={enlaceSuelto}>
              {QUE_PASO_CON_MI_PAGO}
            </a>
          </p>
        )}
        {props.acciones && <div className={css.acciones}>{props.acciones}</div>}
      </div>
    </>
  );
}

export const tituloDeExito = (datos: { cambio: unknown } | undefined) =>
  datos?.cambio ? "Tu sesión cambió de especialista" : "Tu sesión está reservada";
