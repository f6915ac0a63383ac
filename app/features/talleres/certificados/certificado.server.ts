import { redirect } from "@remix-run/node";
import { renderSVG } from "uqr";
import { EN_FRASE } from "~/domain/shared/claseDeTaller";
import { enMinutos } from "~/domain/shared/duracion";
import { diaYHora, horaDe } from "~/domain/shared/fechas";
import {
  codigoLegible,
  direccionDeCertificado,
  direccionDeComprobar,
  constanciaDe,
  type Certificado,
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
  const { codigo, nombre, titulo, clase, inicio, emitidoEn, revocadoEn, revocadoPor } = certificado;
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
            ...presenciaEnPalabras(certificado),
            qr: `data:image/svg+xml;base64,${Buffer.from(renderSVG(direccion, QR)).toString("base64")}`,
          }
        : null,
  };
}

/** What is known of its person's presence: no minutes but those that the room saw. */
function presenciaEnPalabras(certificado: Certificado) {
  const constancia = constanciaDe(certificado);
  const dura = enMinutos(certificado.minutos);
  switch (constancia?.por) {
    case "sala":
      return { asistio: true, presencia: `${constancia.minutos} de ${dura}, vistos en la sala` };
    case "anfitrion":
      return { asistio: true, presencia: `Confirmada por quien dirigió. Duró ${dura}` };
    case "reunion":
      return {
        asistio: false,
        presencia: `Entró a la reunión a las ${horaDe(constancia.entroEn)}. Su permanencia no se mide`,
      };
    default:
      return { asistio: true, presencia: `Registrada en la sala. Duró ${dura}` };
  }
}
