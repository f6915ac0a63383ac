import type { Correo } from "../../avisos/correo/correo";
import { redactar } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { VIDA_DE_INVITACION_EN_HORAS } from "./cuenta";

interface DeInvitacion {
  idCorreo: string;
  para: string;
  nombre: string;
  enlace: string;
  creadoEn: Date;
}

/** Mail with the link of an invitation, for the work of its reader. */
export const correoDeInvitacion = ({ nombre, enlace, ...sobre }: DeInvitacion, sitio: Sitio): Correo =>
  redactar(
    { ...sobre, idPersona: null, oficio: true, secreto: true },
    {
      titulo: `Te invitaron al equipo de ${sitio.nombre}`,
      saludo: `Hola, ${nombre}:`,
      parrafos: [
        "Elige tu contraseña y agrega la verificación en dos pasos a tu celular.",
        `El enlace sirve ${VIDA_DE_INVITACION_EN_HORAS} horas. Si no esperabas esta invitación, no hagas nada.`,
      ],
      enlaces: [{ texto: "Activar mi cuenta", url: enlace }],
    },
    sitio,
  );
