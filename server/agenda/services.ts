import { makeActosDeAgenda } from "../../app/domain/agenda/actos";
import {
  makeAbrirCalendario,
  makeRevocarCalendario,
  makeVerAjustesDeAvisos,
} from "../../app/domain/agenda/calendario/abrirCalendario";
import {
  makeCopiarAgenda,
  makeDescargarEvento,
  makeLeerCalendario,
} from "../../app/domain/agenda/calendario/leerCalendario";
import { makeCancelarCita } from "../../app/domain/agenda/citas/cancelarCita";
import { makeConfirmarAsistencia } from "../../app/domain/agenda/citas/confirmarAsistencia";
import { makeCambiarCita } from "../../app/domain/agenda/cambios/cambiarCita";
import { makePedirCambio } from "../../app/domain/agenda/cambios/pedirCambio";
import { makeRecordarAEspecialistas, makeRecordarCitas } from "../../app/domain/agenda/citas/recordarCitas";
import { makeReprogramarCita } from "../../app/domain/agenda/cambios/reprogramarCita";
import { makeVerCambio } from "../../app/domain/agenda/cambios/verCambio";
import { makeVerCita } from "../../app/domain/agenda/citas/verCita";
import {
  makeBuscarEspecialistas,
  makeVerEspecialista,
} from "../../app/domain/agenda/horarios/buscarEspecialistas";
import { makeFuenteDeEspecialistas } from "../../app/domain/agenda/especialistas/busqueda";
import { makeTemasPosibles, makeVerPreferidas } from "../../app/domain/agenda/especialistas/temas";
import { makeNombresDelCatalogo } from "../../app/domain/agenda/especialistas/nombres";
import { sesionesPendientes } from "../../app/domain/agenda/citas/pendientes";
import type { Repos } from "../../app/domain/shared/puertos";
import {
  makeEsperarAntes,
  makeEsperarDia,
  makeEsperaEseDia,
  makeVerAdelanto,
} from "../../app/domain/agenda/esperas/apuntarse";
import { makeOfrecerEsperas } from "../../app/domain/agenda/esperas/ofrecer";
import {
  makeAceptarOferta,
  makeDejarPasar,
  makeSalirDeEspera,
  makeVerEsperaQueSeDeja,
} from "../../app/domain/agenda/esperas/responder";
import { makeVerEsperas, makeVerTalleresEsperados } from "../../app/domain/agenda/esperas/verEsperas";
import {
  makeAmpliarHorario,
  makeLiberarHorario,
  makeVencerRetenciones,
} from "../../app/domain/agenda/horarios/cambiarRetencion";
import { makeOtrosALaMismaHora } from "../../app/domain/agenda/horarios/mismaHora";
import { makeRetenerHorario } from "../../app/domain/agenda/horarios/retenerHorario";
import { makeDeCambio } from "../../app/domain/agenda/cambios/deCambio";
import { makeDeSesion } from "../../app/domain/agenda/reservas/deSesion";
import {
  makeVerApartados,
  makeVerPedido,
  makeVerOfrecidos,
  makeVerReserva,
  makeVerSinTerminar,
  makeVerProxima,
} from "../../app/domain/agenda/reservas/verPedido";
import { unirTalleres, type TalleresDeAgenda } from "../../app/domain/agenda/talleres";
import { makeVerAgenda, makeVerZona } from "../../app/domain/agenda/verAgenda";
import {
  makeEnlaceDeEspecialista,
  makePorQueNoAbre,
  makeVaciarSalas,
  makeVerSala,
} from "../../app/domain/agenda/videollamada/participar";
import {
  makeEntrarALaSala,
  makeEnviarALaSala,
  makeEscucharLaSala,
  makeSalirDeLaSala,
} from "../../app/domain/agenda/videollamada/usarSala";
import type { Causa } from "../../app/domain/shared/causa";
import { sha256 } from "../platform/digest";
import type { Base } from "../platform/services";
import type { OpenedCuentas } from "../cuentas/module";
import type { OpenedVentas } from "../ventas/module";
import { makeLlavesDeEspera } from "./esperas/llaves";
import { versionDeHorarios } from "./repositories/versionDeHorarios";
import { makeAvisosDeSala } from "./videollamada/avisos";
import { makeCaminosIce, type OpcionesDeIce } from "./videollamada/ice";
import { makeLlaves } from "./videollamada/llaves";

export function openAgenda(
  base: Base,
  { ventas, cuentas }: { ventas: OpenedVentas; cuentas: OpenedCuentas },
) {
  const { options, alFallar, auditar, contributed } = base;
  const llavesDeSala = makeLlaves(options.secretoDeSesion);
  const depsDe = (causa: Causa) => ({ ...base.depsDe(causa), llavesDeSala });
  const deps = { ...base.deps, llavesDeSala };
  const { repos } = deps;
  const venta = ventas.vender(makeDeSesion(deps), makeDeCambio(deps));
  const avisosDeSala = makeAvisosDeSala({ ultimosNumeros: repos.salas.ultimosNumeros, alFallar });
  const depsDeSala = {
    ...deps,
    avisos: avisosDeSala,
    caminosIce: makeCaminosIce(options.videollamada.ice),
  };
  const conTalleres = { ...deps, talleres: unirTalleres(() => contributed("talleresDeAgenda")) };
  const llaves = makeLlavesDeEspera(options.secretoDeSesion);
  const vencerRetenciones = makeVencerRetenciones(depsDe("reloj"));
  const reprogramarCita = makeReprogramarCita(deps);
  const pedirCambio = makePedirCambio(deps);
  return {
    services: {
      especialidades: repos.especialidades.todas,
      especialistas: repos.especialistas.todos,
      buscarEspecialistas: makeBuscarEspecialistas(deps),
      verEspecialista: makeVerEspecialista(deps),
      verPreferidas: makeVerPreferidas(deps),
      retenerHorario: makeRetenerHorario(deps),
      liberarHorario: makeLiberarHorario(deps),
      ampliarHorario: makeAmpliarHorario(deps),
      otrosALaMismaHora: makeOtrosALaMismaHora(deps),
      verReserva: makeVerReserva(deps),
      verSinTerminar: makeVerSinTerminar(deps),
      verOfrecidos: makeVerOfrecidos(deps),
      verApartados: makeVerApartados(deps),
      ...venta,
      verPedido: makeVerPedido(deps),
      esperarDia: makeEsperarDia(deps),
      esperaEseDia: makeEsperaEseDia(deps),
      esperarAntes: makeEsperarAntes(deps),
      verAdelanto: makeVerAdelanto(deps),
      verEsperas: makeVerEsperas(deps),
      verTalleresEsperados: makeVerTalleresEsperados(conTalleres),
      aceptarOferta: makeAceptarOferta(deps),
      dejarPasarOferta: makeDejarPasar(deps),
      salirDeEspera: makeSalirDeEspera(deps),
      verEsperaQueSeDeja: makeVerEsperaQueSeDeja(deps),
      idEsperaDeLlave: llaves.idEsperaDe,
      verAgenda: makeVerAgenda(conTalleres),
      verCita: makeVerCita(deps),
      verCambio: makeVerCambio(deps),
      verZona: makeVerZona(conTalleres),
      verProxima: makeVerProxima(deps),
      cancelarCita: makeCancelarCita(deps),
      reprogramarCita,
      pedirCambio,
      cambiarCita: makeCambiarCita({ reprogramarCita, pedirCambio, ...venta }),
      confirmarAsistencia: makeConfirmarAsistencia(deps),
      verAjustesDeAvisos: makeVerAjustesDeAvisos({ ...deps, sha256 }),
      abrirCalendario: makeAbrirCalendario({ ...deps, sha256 }, cuentas.conPrueba),
      revocarCalendario: makeRevocarCalendario(deps),
      leerCalendario: makeLeerCalendario({ ...conTalleres, sha256 }),
      copiarAgenda: makeCopiarAgenda(conTalleres),
      descargarEvento: makeDescargarEvento(deps),
      verSala: makeVerSala(depsDeSala),
      entrarALaSala: makeEntrarALaSala(depsDeSala),
      escucharLaSala: makeEscucharLaSala(depsDeSala),
      enviarALaSala: makeEnviarALaSala(depsDeSala),
      salirDeLaSala: makeSalirDeLaSala(depsDeSala),
      enlaceDeEspecialista: makeEnlaceDeEspecialista(depsDeSala),
      porQueNoAbre: makePorQueNoAbre(depsDeSala),
      telefonoDeAtencion: options.videollamada.telefono,
    },
    jobs: [
      { nombre: "vencer-retenciones", cadaSegundos: 5, run: vencerRetenciones },
      { nombre: "desocupar-de-nadie", cadaSegundos: 60 * 60, run: deps.repos.ocupaciones.desocuparDeNadie },
      { nombre: "vaciar-salas", cadaSegundos: 30, run: makeVaciarSalas(deps) },
    ],
    acts: { agenda: makeActosDeAgenda({ ...depsDe("operador"), auditar }) },
    contributes: {
      deudas: [sesionesPendientes],
      direccionesSecretas: [
        ({ calendarios }: Repos<"calendarios">, idPersona: number) => calendarios.borrar(idPersona),
      ],
      nombres: [makeNombresDelCatalogo(deps)],
      preciosSueltos: [repos.especialistas.todos],
      temas: [makeTemasPosibles(deps)],
      offers: [makeOfrecerEsperas({ ...depsDe("reloj"), llaves })],
      reminders: [makeRecordarCitas(deps), makeRecordarAEspecialistas(deps)],
      searchable: [makeFuenteDeEspecialistas(deps)],
    },
    publicVersion: versionDeHorarios,
    release: avisosDeSala.soltar,
    vencerRetenciones,
    /** Signs the personal links in the mails to specialists, for contexts above that cancel sessions. */
    llavesDeSala,
  };
}

declare module "../platform/contributions" {
  interface Contributions {
    /** Workshops in a person's agenda and calendar. */
    talleresDeAgenda: TalleresDeAgenda;
  }
}

declare module "../platform/services" {
  interface Acts {
    agenda: ReturnType<typeof makeActosDeAgenda>;
  }
  interface ServicesOptions {
    videollamada: {
      ice: OpcionesDeIce;
      /** Telephone for people who cannot enter the room, as displayed: `+51 1 234 5678`. */
      telefono: string | null;
    };
  }
}
