import { INTENTOS_POR_CUENTA, VENTANA_DE_INTENTOS_EN_MINUTOS, type Acceso } from "../identidad/identidad";
import { abrirAcceso } from "../identidad/iniciarSesion";
import { anotarAcceso } from "../misDatos/accesoADatos";
import { correoDeClaveCambiada } from "../recuperacion/correos";
import { done, refuse } from "../shared/result";
import type { DepsDePerfil } from "./cambiarContacto";

/** Whoever knows the current password chooses another: every session closes, and theirs goes on under a new id. */
export function makeCambiarClave(deps: DepsDePerfil) {
  const { repos, transaccion, now, newId, sitio } = deps;
  return async function cambiarClave(entrada: {
    idPersona: number;
    actual: string;
    nueva: string;
    dispositivo?: string;
  }) {
    const { idPersona } = entrada;
    const porPersona = `clave:${idPersona}`;
    const intentos = await repos.intentos.contar(porPersona, VENTANA_DE_INTENTOS_EN_MINUTOS, now());
    if (intentos > INTENTOS_POR_CUENTA) return refuse("demasiados-intentos");
    const cuenta = await repos.personas.cuentaDe(idPersona);
    if (!(await deps.verificarClave(cuenta?.claveHash ?? null, entrada.actual)) || !cuenta) {
      return refuse("clave-equivocada");
    }
    const claveHash = await deps.cifrarClave(entrada.nueva);
    return transaccion<Acceso, never, undefined>(async (repos) => {
      await repos.personas.cambiarClave(idPersona, claveHash);
      await repos.intentos.olvidar(porPersona);
      await repos.accesos.cerrarTodos(idPersona, null, now());
      await anotarAcceso(
        { repos, newId },
        { idPersona, accion: "cambio-de-clave", canal: "web", creadoEn: now() },
      );
      const { dispositivo = "" } = entrada;
      const acceso = await abrirAcceso({ repos, newId }, idPersona, now(), { dispositivo, puerta: "clave" });
      await repos.correos.encolar(
        correoDeClaveCambiada(
          { idCorreo: newId(), para: cuenta.correo, creadoEn: now() },
          { recuperar: `${sitio.url}/recuperar-clave` },
          sitio,
        ),
      );
      return done(acceso);
    });
  };
}
