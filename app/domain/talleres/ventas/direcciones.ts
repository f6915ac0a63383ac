import { direccionDeTaller } from "../../contenido/contenido";
import type { ClaveDeFecha } from "../inscripciones/inscripcion";
import type { PedidoDeTaller } from "./pedidoDeTaller";

/** Page on which a kept place is paid. */
export const direccionParaPagar = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}/pagar?${new URLSearchParams({ fecha })}`;

/** Page of the order of a place, which tells the state of its payment. */
export const direccionDePedidoDeTaller = ({ idPedido }: Pick<PedidoDeTaller, "idPedido">) =>
  `/bienestar-en-vivo/pedido/${idPedido}`;
