import { redirect } from "@remix-run/node";
import { renderSVG } from "uqr";
import { EN_FRASE } from "~/domain/shared/claseDeTaller";
import { diaYHora } from "~/domain/shared/fechas";
import {
  codigoLegible,
  direccionDeCertificado,
  direccionDeComprobar,
} from "~/domain/talleres/certificados/certificado";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";

/** On paper, and with the white around it that scanners look for. */
const QR = { ecc: "M", border: 4 } as const;

/** What a certificate says to whoever has its code: that it is ours and still good, or why it is not. */
export async function loader({ request, params }: LoaderArgs) {
  const pedido = params.codigo ?? "";
  const certificado = await services.talleres.verCertificado(pedido);
  // The page that asks for a code says what is wrong with this one.
  if (!certificado) throw redirect(direccionDeComprobar(pedido));
  const porTerminar = services.now() < certificado.emitidoEn;
  const { codigo, nombre, titulo, clase, inicio, minutos, emitidoEn, revocadoEn, revocadoPor } = certificado;
  const direccion = new URL(request.url).origin + direccionDeCertificado(codigo);
  return {
    codigo: codigoLegible(codigo),
    direccion,
    emitido: diaYHora(emitidoEn),
    porTerminar: porTerminar ? EN_FRASE[clase].el : null,
    revocado: revocadoEn && { cuando: diaYHora(revocadoEn), motivo: revocadoPor ?? "" },
    // One that is not good, no longer or not yet, says nothing more of anybody.
    vale:
      revocadoEn === null && !porTerminar
        ? {
            nombre,
            titulo,
            a: EN_FRASE[clase].al,
            cuando: diaYHora(inicio),
            minutos,
            qr: `data:image/svg+xml;base64,${Buffer.from(renderSVG(direccion, QR)).toString("base64")}`,
          }
        : null,
  };
}
