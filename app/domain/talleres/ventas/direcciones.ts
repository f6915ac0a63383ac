import { direccionDeTaller } from "../../contenido/contenido";
import type { ClaveDeFecha } from "../inscripciones/inscripcion";
import type { PedidoDeTaller } from "./pedidoDeTaller";

/** Where a place that is kept for somebody is paid. */
export const direccionParaPagar = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}/pagar?${new URLSearchParams({ fecha })}`;

/** The order of a place: how its payment went. */
export const direccionDePedidoDeTaller = ({ idPedido }: Pick<PedidoDeTaller, "idPedido">) =>
  `/bienestar-en-vivo/pedido/${idPedido}`;
