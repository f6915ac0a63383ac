import { createHmac } from "node:crypto";

/** A request to the endpoint of notices, as it is sent. */
export interface Peticion {
  metodo: string;
  /** Query of the address, with its question mark, or nothing. */
  consulta: string;
  /** Headers of the request. A header that comes twice is named twice. */
  cabeceras: [string, string][];
  cuerpo: string | Buffer;
}

/** Contents of a notice before it is signed. */
export interface Contenido {
  secreto: string;
  idPago: string;
  /** Signed time: seconds, or milliseconds when the gateway may use those. */
  ts: string;
}

/** Format of a gateway's notice about a payment. It is written separately from the product's check of it. */
export interface Formato {
  nombre: "sandbox" | "mercado-pago";
  firmar: (contenido: Contenido) => Peticion;
  /** Signed part of a notice: every byte of the body, or the payment's id and the id of the request. */
  cubre: "cuerpo" | "id";
}

const hmac = (secreto: string, texto: string) => createHmac("sha256", secreto).update(texto).digest("hex");

const JSON_DE_AVISO: [string, string] = ["content-type", "application/json"];

export const MERCADO_PAGO: Formato = {
  nombre: "mercado-pago",
  cubre: "id",
  firmar({ secreto, idPago, ts }) {
    const requestId = crypto.randomUUID();
    const v1 = hmac(secreto, `id:${idPago};request-id:${requestId};ts:${ts};`);
    return {
      metodo: "POST",
      consulta: `?data.id=${idPago}&type=payment`,
      cabeceras: [JSON_DE_AVISO, ["x-request-id", requestId], ["x-signature", `ts=${ts},v1=${v1}`]],
      cuerpo: JSON.stringify({ action: "payment.updated", type: "payment", data: { id: idPago } }),
    };
  },
};

export const SANDBOX: Formato = {
  nombre: "sandbox",
  cubre: "cuerpo",
  firmar({ secreto, idPago, ts }) {
    const cuerpo = JSON.stringify({
      type: "payment",
      action: "payment.updated",
      data: { id: idPago, status: "approved" },
    });
    return {
      metodo: "POST",
      consulta: "",
      cabeceras: [
        JSON_DE_AVISO,
        ["x-request-id", crypto.randomUUID()],
        ["x-signature", `ts=${ts},v1=${hmac(secreto, `${ts}.${cuerpo}`)}`],
      ],
      cuerpo,
    };
  },
};
