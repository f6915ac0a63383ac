import { redirect } from "@remix-run/node";
import { renderSVG } from "uqr";
import { codigoLegible } from "~/domain/shared/codigoDePapel";
import { EN_FRASE } from "~/domain/shared/claseDeTaller";
import { enMinutos } from "~/domain/shared/duracion";
import { diaYHoraEscrita, horaDe } from "~/domain/shared/fechas";
import {
  direccionDeCertificado,
  direccionDeComprobar,
  type Certificado,
  type Constancia,
} from "~/domain/talleres/certificados/certificado";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";

/** QR code for paper, with the white border that scanners need. */
const QR = { ecc: "M", border: 4 } as const;

/** Checks a certificate by its code: it is ours and valid, or the reason why it is not. */
export async function loader({ request, params }: LoaderArgs) {
  const pedido = params.codigo ?? "";
  const certificado = await services.talleres.verCertificado(pedido);
  // The page where codes are typed shows the error of this one.
  if (!certificado) throw redirect(direccionDeComprobar(pedido));
  const porTerminar = services.now() < certificado.emitidoEn;
  const { codigo, nombre, titulo, clase, inicio, emitidoEn, revocadoEn, revocadoPor } = certificado;
  const certifica = presenciaEnPalabras(certificado);
  const direccion = new URL(request.url).origin + direccionDeCertificado(codigo);
  return {
    codigo: codigoLegible(codigo),
    direccion,
    emitido: diaYHoraEscrita(emitidoEn),
    porTerminar: porTerminar ? EN_FRASE[clase].el : null,
    revocado: revocadoEn && { cuando: diaYHoraEscrita(revocadoEn), motivo: revocadoPor ?? "" },
    // A certificate that is not valid, no longer or not yet, tells nothing about its person.
    vale:
      revocadoEn === null && !porTerminar
        ? {
            documento: certifica.asistio
              ? "Certificado de asistencia"
              : "Certificado de inscripción y entrada",
            nombre,
            titulo,
            a: EN_FRASE[clase].al,
            cuando: diaYHoraEscrita(inicio),
            ...certifica,
            qr: `data:image/svg+xml;base64,${Buffer.from(renderSVG(direccion, QR)).toString("base64")}`,
          }
        : null,
  };
}

/** Presence of the person at the workshop in words; it counts only the minutes that the room measured. */
function presenciaEnPalabras({
  constancia,
  minutos,
}: Pick<Certificado, "minutos"> & { constancia: Constancia }) {
  const dura = enMinutos(minutos);
  switch (constancia.por) {
    case "sala":
      return { asistio: true, presencia: `${constancia.minutos} de ${dura}, vistos en la sala` };
    case "anfitrion":
      return { asistio: true, presencia: `Confirmada por quien dirigió. Duró ${dura}` };
    case "reunion":
      return {
        asistio: false,
        presencia: `Entró a la reunión a las ${horaDe(constancia.entroEn)}. Su permanencia no se mide`,
      };
  }
}
