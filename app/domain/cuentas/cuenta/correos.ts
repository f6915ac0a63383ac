import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import {
  comoVolverAEntrar,
  cosasPorRevisar,
  cosasAnuladas,
  seDeshaceConElEnlace,
} from "../deshacer/textosDeDeshacer";
import { siNoFuisteTu } from "../identidad/siNoFuisteTu";

export function correoParaDeshacer(
  sobre: Sobre,
  { enlace, conClave }: { enlace: string; conClave: boolean },
  sitio: Sitio,
): Correo {
  return redactar(
    { ...sobre, secreto: true },
    {
      titulo: "Cambió el correo de tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "El correo de tu cuenta acaba de cambiar y este ya no sirve para entrar.",
        seDeshaceConElEnlace(conClave),
      ],
      enlaces: [{ texto: "Deshacer el cambio", url: enlace }],
    },
    sitio,
  );
}

export function correoDeCambioDeshecho(
  sobre: Sobre,
  { conClave }: { conClave: boolean },
  sitio: Sitio,
): Correo {
  const { texto, enlace } = comoVolverAEntrar(conClave);
  return redactar(
    sobre,
    {
      titulo: "Tu cuenta volvió a tus manos",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Alguien usó el enlace para deshacer un cambio que te enviamos por correo.",
        `Anulamos: ${cosasAnuladas(conClave).join("; ")}.`,
        `Revisa: ${cosasPorRevisar(conClave).join("; ")}.`,
        texto,
      ],
      enlaces: [
        { texto: enlace.texto, url: sitio.url + enlace.ruta },
        { texto: "Revisar mi perfil", url: `${sitio.url}/mi-perfil` },
      ],
    },
    sitio,
  );
}

/** Mail to the newer address, after an undo restored an older one: its reader may be the owner after all. */
export function correoDeCuentaDevuelta(sobre: Sobre, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      titulo: "Este correo dejó de ser el de una cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Alguien usó el enlace que enviamos al correo anterior de la cuenta. Con él la cuenta volvió a ese correo, y se cerró en todos los dispositivos.",
        "Si la cuenta es tuya y no fuiste tú, escríbenos cuanto antes: quien lee el correo anterior puede entrar en ella.",
      ],
      enlaces: [{ texto: "Pedir ayuda", url: `${sitio.url}/ayuda` }],
    },
    sitio,
  );
}

/** The mail does not contain the new names, because a stranger may have written them. */
export function correoDeNombresCambiados(
  sobre: Sobre,
  { conClave }: { conClave: boolean },
  sitio: Sitio,
): Correo {
  const { parrafo, enlace } = siNoFuisteTu(conClave, sitio);
  return redactar(
    sobre,
    {
      titulo: "Cambiaste tus nombres",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Cambiaste tus nombres o apellidos en tu perfil. Los comprobantes que ya tienes no cambian.",
        parrafo,
      ],
      enlaces: [{ texto: "Revisar mi perfil", url: `${sitio.url}/mi-perfil` }, enlace],
    },
    sitio,
  );
}

export function correoDeClaveCambiada(
  sobre: Sobre,
  { recuperar }: { recuperar: string },
  sitio: Sitio,
): Correo {
  return redactar(
    sobre,
    {
      titulo: "Tu contraseña cambió",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "La contraseña de tu cuenta acaba de cambiar y cerramos tu cuenta en todos los dispositivos en los que estaba abierta.",
        "También anulamos la dirección de tu calendario y separamos el acceso de asegurado, si los tenías. El tuyo se vuelve a unir al entrar con él.",
        "Si no fuiste tú, crea otra cuanto antes.",
      ],
      enlaces: [{ texto: "Crear otra contraseña", url: recuperar }],
    },
    sitio,
  );
}
