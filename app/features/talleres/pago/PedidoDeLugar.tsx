import { AyudaSiFalla } from "~/shell/compra/AyudaSiFalla";
import { CONFIRMANDO_PAGO, FALTA_PAGAR } from "~/domain/ventas/pedidos/pedido";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Image } from "~/components/Image";
import { LineaDeEstados } from "~/components/graficos/LineaDeEstados";
import { classNames } from "~/components/classNames";
import {
  BotonesDelPedido,
  DatosDelPedido,
  PagoEnCamino,
  PagoQueVuelve,
  PorPagar,
  SinPago,
  TE_DEVOLVEMOS_TU_PAGO,
  tituloSinPago,
} from "~/shell/compra/DineroDelPedido";
import { Resultado } from "~/shell/compra/Resultado";
import { escenaDeResultado } from "~/shell/compra/Resultado.css";
import { contenedorMedio, fila, pagina, pila } from "~/styles/layout.css";
import type { action, loader } from "./pedido.server";

const TITULO = {
  exito: "Tu lugar está reservado",
  terminado: "Ya no tienes ese lugar",
  devuelto: TE_DEVOLVEMOS_TU_PAGO,
  carga: CONFIRMANDO_PAGO,
  pagar: FALTA_PAGAR,
  vencido: "El tiempo para pagar terminó",
} as const;

export const tituloDeLugar = (pedido: Pick<EstadoProps, "lugar" | "seDesistio" | "termino">) =>
  pedido.lugar === "error" ? tituloSinPago(pedido) : (pedido.termino?.titulo ?? TITULO[pedido.lugar]);

/** Page of the order of a workshop place: its payment, and the person's options. */
export function PedidoDeLugar() {
  const pedido = useLoaderData<typeof loader>();
  const { reservado } = pedido;
  return reservado ? <Reservado {...pedido} reservado={reservado} /> : <SinReserva {...pedido} />;
}

type Pedido = ReturnType<typeof useLoaderData<typeof loader>>;

/** Paid place in a date to come, with the scene of its workshop. */
function Reservado(pedido: Pedido & { reservado: NonNullable<Pedido["reservado"]> }) {
  const { imagen, abre, siNoPuedesIr, hrefDelCalendario } = pedido.reservado;
  return (
    <Resultado
      titulo={tituloDeLugar(pedido)}
      bajada={`Te enviamos los detalles por correo. Podrás entrar desde las ${abre}.`}
      animo="calido"
      imagen={
        imagen && (
          <Image
            src={imagen.src}
            width={imagen.ancho}
            height={imagen.alto}
            alt=""
            className={escenaDeResultado}
          />
        )
      }
      siguiente={
        <Button href={hrefDelCalendario} large>
          Añadir al calendario
        </Button>
      }
      de="Tu lugar"
      boleto={
        <>
          <DatosDelLugar {...pedido} />
          <p>{siNoPuedesIr}</p>
        </>
      }
      acciones={
        <>
          <Button href={pedido.suFecha} variant="secondary" large>
            Ver mi lugar
          </Button>
          <BotonesDelPedido pedido={pedido} soltar={SOLTAR_LUGAR} />
        </>
      }
    >
      <Rechazo />
      <LineaDeEstados estados={pedido.linea} />
      <AyudaSiFalla />
    </Resultado>
  );
}

const SOLTAR_LUGAR = "Dejar mi lugar";

/** Refusal of a form that an older tab sent. */
function Rechazo() {
  const respuesta = useActionData<typeof action>();
  return respuesta && <Alert kind="error" role="alert" title={respuesta.mensaje} />;
}

function SinReserva(pedido: Pedido) {
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>{tituloDeLugar(pedido)}</h1>
      <Rechazo />
      <EstadoDeLugar {...pedido} />
      <div className={fila.media}>
        <BotonesDelPedido pedido={pedido} soltar={SOLTAR_LUGAR} />
        <SuFecha {...pedido} />
      </div>
      <LineaDeEstados estados={pedido.linea} />
      <Card as="section" aria-label="Tu lugar">
        <DatosDelLugar {...pedido} />
      </Card>
      <AyudaSiFalla />
    </div>
  );
}

function DatosDelLugar(pedido: Pedido) {
  const { hasta, lugar, titulo, cuando } = pedido;
  return (
    <DatosDelPedido
      pedido={pedido}
      entradas={[
        { term: "En vivo", value: titulo },
        { term: "Fecha", value: cuando },
        ...(hasta && lugar !== "exito" ? [{ term: "Guardado hasta las", value: hasta }] : []),
      ]}
    />
  );
}

/** Link to the workshop's date: to the person's place, or else to another place while there is one. */
export function SuFecha({
  lugar,
  suFecha,
  esSuya,
  deNuevo,
}: Pick<EstadoProps, "lugar" | "deNuevo"> & { suFecha: string; esSuya: boolean }) {
  const primero = lugar === "exito" || deNuevo;
  return (
    <Button href={suFecha} variant={primero ? "primary" : "secondary"} large>
      {deNuevo ? "Inscribirme de nuevo" : esSuya ? "Ver mi lugar" : "Ver la fecha"}
    </Button>
  );
}

interface EstadoProps {
  lugar: keyof typeof TITULO | "error";
  sinCobro: boolean;
  seDesistio: boolean;
  procesando: boolean;
  /** Outcome of the place in the workshop, when it is over and no payment is refunded. */
  termino: { titulo: string; texto: string } | null;
  /** True when the time to pay is over, and the date has another place for the person. */
  deNuevo: boolean;
}

/** State of the payment or refund of a workshop place, in words. */
export function EstadoDeLugar({ lugar, sinCobro, seDesistio, procesando, termino, deNuevo }: EstadoProps) {
  if (lugar === "exito") return <p>Te enviamos los detalles por correo.</p>;
  if (lugar === "terminado") return <p>{termino?.texto}</p>;
  if (lugar === "devuelto") return <PagoQueVuelve />;
  if (lugar === "carga") return <PagoEnCamino procesando={procesando} />;
  if (lugar === "pagar") return <PorPagar />;
  return (
    <SinPago
      lugar={lugar}
      sinCobro={sinCobro}
      seDesistio={seDesistio}
      siVencio={deNuevo ? "Si quieres ir, puedes inscribirte de nuevo." : undefined}
      siSeDesistio="Tu lugar sigue guardado: puedes pagarlo cuando quieras, antes de que termine su tiempo."
      efectoDelCobro="tendrás tu lugar"
    />
  );
}
