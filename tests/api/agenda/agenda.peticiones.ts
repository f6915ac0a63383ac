import { valor, type Mundo } from "../../support/servicios";
import { LUNES } from "../../support/constructores";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { VERSION_DE_DATOS } from "../../support/politicas";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { cuerpo, type Peticiones, type Preparar, type Duena } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  const conCita = (cuerpo: (de: Duena) => unknown): Preparar => {
    return async (de) => {
      const { idPersona, parametros } = de;
      const pagada = valor(
        await mundo.servicios.agenda.pagarConSaldo({ idPersona, idPedido: parametros.idPedido }),
      );
      parametros.idCita = pagada.idCita;
      return { cuerpo: cuerpo(de) };
    };
  };

  /** Closes the day before the session in the specialist's hours, or opens it again. */
  async function cerrarElLunes(de: Duena, cerrado: boolean) {
    const visto = await mundo.servicios.agenda.verEspecialista({ idEspecialista: de.idEspecialista });
    const lunes = { fecha: LUNES, desde: "00:00", hasta: "24:00", tipo: "cerrado" } as const;
    const excepciones = cerrado ? [lunes] : [];
    await makeCatalogoWriter(mundo.db).guardarEspecialista({ ...visto!.especialista, excepciones });
  }

  const antesDeSuCita: Preparar = async (de) => {
    await conCita(() => undefined)(de);
    await cerrarElLunes(de, true);
    return { cuerpo: { idCita: de.parametros.idCita } };
  };

  /** Makes a person wait for a time before their session, and offers them one. */
  const conEspera: Preparar = async (de) => {
    await antesDeSuCita(de);
    const { idCita } = de.parametros;
    const { idPersona } = de;
    const espera = valor(await mundo.servicios.agenda.esperarAntes({ idPersona, idCita }));
    de.parametros.idEspera = espera.idEspera;
    await cerrarElLunes(de, false);
    await mundo.job("ofrecer");
    return {};
  };

  return {
    "get /horarios": ({ idEspecialista }) => ({ consulta: { idEspecialista } }),
    "post /horarios": cuerpo(({ idEspecialista, inicioLibre }) => ({ idEspecialista, inicio: inicioLibre })),
    "post /pedidos": cuerpo(({ parametros }) => ({
      idHorario: parametros.idHorario,
      versionDeDatos: VERSION_DE_DATOS,
    })),
    "post /ventas": cuerpo(({ parametros: { idPedido } }) => ({ idPedido })),
    "post /sesiones": cuerpo(({ parametros: { idPedido } }) => ({ idPedido })),
    "get /sesiones/{idCita}/nota": conCita(() => undefined),
    "put /sesiones/{idCita}/nota": conCita(() => ({ texto: "Duermo mal." })),
    "get /sesiones/{idCita}/sala/mensajes": conCita(() => undefined),
    "post /sesiones/{idCita}/sala/mensajes": conCita(() => ({ texto: "Ya estoy aquí." })),
    "get /sesiones/{idCita}/ausencia": conCita(() => undefined),
    "put /sesiones/{idCita}/ausencia": conCita(() => undefined),
    "get /sesiones/{idCita}": conCita(() => undefined),
    "get /sesiones/{idCita}/calendario": conCita(() => undefined),
    "post /sesiones/{idCita}/reprogramacion": conCita(({ inicioLibre }) => ({ inicio: inicioLibre })),
    "post /sesiones/{idCita}/cambio-de-especialista": conCita(({ idEspecialista, inicioLibre }) => ({
      idEspecialista,
      inicio: inicioLibre,
      diferenciaCentimos: 1,
    })),
    "get /sesiones/{idCita}/sala": conCita(() => undefined),
    "post /sesiones/{idCita}/asistencia": conCita(() => ({ version: 1 })),
    "post /sesiones/{idCita}/cancelacion": conCita(() => ({ version: 1 })),
    "get /esperas": conEspera,
    "post /esperas": antesDeSuCita,
    "delete /esperas/{idEspera}": conEspera,
    "post /esperas/{idEspera}/aceptacion": conEspera,
    "post /esperas/{idEspera}/rechazo": conEspera,
    "post /agenda": cuerpo(() => ({})),
    "post /personas/{id}/calendario": cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
  };
};
