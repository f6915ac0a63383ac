import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { faltaDeRespaldo, fallaElPuerto } from "~/domain/operador/maquina/problemas";
import { diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import type { PuertoDeFuera, RespaldoVisto } from "~/domain/shared/maquina";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import {
  CORREO_DICHO,
  duracion,
  enBytes,
  FIRMA_DICHA,
  hace,
  LUGAR_DICHO,
  problemaDicho,
  PUERTO_DICHO,
} from "./palabras";

type Vista = Extract<Awaited<ReturnType<typeof services.maquina.verMaquina>>, { ok: true }>["value"];

const cuando = (instante: Date, ahora: Date) => `${diaDicho(fechaDe(instante), ahora)}, ${horaDe(instante)}`;
const sumar = <T>(filas: readonly T[], de: (fila: T) => number) =>
  filas.reduce((suma, fila) => suma + de(fila), 0);

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const vista = exigir(await services.maquina.verMaquina(miembro), RECHAZOS_POR_DERECHO);
  const ahora = services.now();
  return {
    alDia: cuando(ahora, ahora),
    problemas: vista.problemas.map((problema) => ({
      ...{ clase: problema.clase, texto: problemaDicho(problema, ahora) },
    })),
    fallos: fallosDe(vista, ahora),
    trabajos: trabajosDe(vista, ahora),
    correos: correosDe(vista),
    respaldo: respaldoVisto(vista.respaldo, ahora),
    puertos: puertosDe(vista.puertos, ahora),
    esperan: esperanDe(vista),
    servicio: servicioDe(vista, ahora),
  };
}

function fallosDe({ fallos }: Vista, ahora: Date) {
  const [hoy, semana] = [sumar(fallos, (uno) => uno.hoy), sumar(fallos, (uno) => uno.enLaSemana)];
  return {
    resumen: fallos.length === 0 ? "Ninguno en 7 días" : `${hoy} hoy · ${semana} en 7 días`,
    filas: fallos.map(({ codigo, lugar, ultimo, ...cuenta }) => ({
      id: `${codigo} ${lugar}`,
      celdas: [codigo, LUGAR_DICHO[lugar], cuenta.hoy, cuenta.enLaSemana, hace(ultimo, ahora)],
    })),
  };
}

function trabajosDe({ proceso, trabajos, problemas }: Vista, ahora: Date) {
  const siguienteDicho = ({ enCurso, siguiente }: Vista["trabajos"][number]) => {
    if (enCurso) return "en curso";
    if (siguiente === null) return "—";
    return siguiente <= ahora ? "ahora" : `en ${duracion(+siguiente - +ahora)}`;
  };
  const filaDe = (trabajo: Vista["trabajos"][number]) => {
    const ultima = trabajo.ultimoFin === null ? "ninguna" : hace(trabajo.ultimoFin, ahora);
    return { id: trabajo.nombre, celdas: [trabajo.nombre, ultima, siguienteDicho(trabajo)] };
  };
  const conProblema = problemas.flatMap((problema) =>
    problema.clase === "trabajos" ? [...problema.fallan, ...problema.tarde] : [],
  );
  const porMirar = ({ nombre, malas, fallosEnLaSemana }: Vista["trabajos"][number]) =>
    malas + fallosEnLaSemana > 0 || conProblema.includes(nombre);
  const mirados = trabajos.filter(porMirar);
  const enPalabras = mirados.length === 0 ? "ninguno falló en 7 días" : `${mirados.length} por mirar`;
  return {
    resumen: `${trabajos.length} · ${enPalabras}`,
    guia: proceso.haceTrabajos ? null : "Este proceso no hace trabajos: los hace otro, con RUN_JOBS=true.",
    porMirar: mirados.map((trabajo) => {
      const { id, celdas } = filaDe(trabajo);
      return { id, celdas: [...celdas, trabajo.malas, trabajo.fallosEnLaSemana] };
    }),
    otros: trabajos.filter((trabajo) => !porMirar(trabajo)).map(filaDe),
  };
}

function correosDe({ correos, medidas }: Vista) {
  const edad = medidas.edadDelCorreoMasAntiguoEnSegundos;
  const dejados = sumar(correos, (clase) => clase.dejados);
  return {
    resumen: [
      edad > 0
        ? `${sumar(correos, ({ enCola }) => enCola)} en cola, el más antiguo ${duracion(edad * 1000)}`
        : "Ninguno espera",
      ...(dejados > 0 ? [`${dejados} dejados`] : []),
    ].join(" · "),
    filas: correos.map(({ clase, enCola, conFallos, enviadosHoy, enviadosEnLaSemana, ...cuenta }) => ({
      id: clase,
      celdas: [CORREO_DICHO[clase], ...[enCola, conFallos, cuenta.dejados, enviadosHoy, enviadosEnLaSemana]],
    })),
  };
}

function respaldoVisto(respaldo: RespaldoVisto | null, ahora: Date) {
  if (!respaldo) return { resumen: "No hay", visto: null };
  const { hechoEn, bytes, firma, completo } = respaldo;
  const falta = faltaDeRespaldo(respaldo, ahora);
  return {
    resumen: hace(hechoEn, ahora),
    visto: {
      esViejo: falta === "viejo",
      estaBien: completo && firma === "propia",
      firma: FIRMA_DICHA[firma],
      comprobado: completo ? "Comprobado al hacerlo, y sus archivos siguen enteros" : "Le faltan archivos",
      detalle: `${cuando(hechoEn, ahora)} · ${enBytes(bytes)}`,
    },
  };
}

function puertosDe(puertos: readonly PuertoDeFuera[], ahora: Date) {
  const fallan = puertos.filter(fallaElPuerto).length;
  const enUso = puertos.filter(({ clase }) => clase === "configurado").length;
  return {
    resumen: `${enUso === 0 ? "Ninguno configurado" : `${enUso} en uso`}${fallan > 0 ? ` · ${fallan} sin responder` : ""}`,
    // Those that fail come first.
    filas: puertos
      .toSorted((a, b) => Number(fallaElPuerto(b)) - Number(fallaElPuerto(a)))
      .map((puerto) => {
        const { nombre, clase, ultimaBuena, ultimoFallo } = puerto;
        const sinRespuesta = clase === "configurado" ? ["Todavía sin respuesta"] : [];
        return {
          ...{
            nombre,
            estado: PUERTO_DICHO[clase],
            bien: ultimaBuena !== null,
            falla: fallaElPuerto(puerto),
          },
          detalle: [
            ...(ultimaBuena ? [`Respondió ${hace(ultimaBuena, ahora)}`] : sinRespuesta),
            ...(ultimoFallo ? [`Falló ${hace(ultimoFallo, ahora)}`] : []),
          ].join(" · "),
        };
      }),
  };
}

function esperanDe({ medidas }: Vista) {
  const cifras = [
    { texto: "Horas retenidas", cuantas: medidas.retenciones },
    { texto: "Cobros abiertos", cuantas: medidas.cobrosAbiertos },
    { texto: "Devoluciones por hacer", cuantas: medidas.devolucionesPendientes },
    { texto: "Comprobantes por enviar", cuantas: medidas.comprobantesPorEnviar },
  ];
  const cuantas = sumar(cifras, (cifra) => cifra.cuantas);
  return { resumen: cuantas === 0 ? "Nada" : String(cuantas), cifras };
}

function servicioDe({ proceso, base }: Vista, ahora: Date) {
  const version = proceso.version || "sin número";
  const enMarcha = duracion(ahora.getTime() - proceso.empezoEn.getTime());
  return {
    resumen: `Versión ${version} · en marcha ${enMarcha}`,
    datos: [
      { term: "Versión", value: version },
      ...(proceso.construidaEn ? [{ term: "Construida", value: cuando(proceso.construidaEn, ahora) }] : []),
      { term: "Node", value: proceso.node },
      { term: "En marcha", value: enMarcha },
      { term: "Base de datos", value: `${base.motor}, ${enBytes(base.bytes)}` },
      { term: "Migraciones", value: String(base.migraciones) },
      { term: "La última", value: base.ultimaMigracion },
    ],
  };
}
