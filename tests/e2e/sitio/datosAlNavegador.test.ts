import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { EMPEZAR } from "../../../app/domain/cuestionarios/envios";
import { EMPEZAR as EMPEZAR_A_MEDIR } from "../../../app/domain/medicion/envios";
import { seRepite } from "../../../app/shell/formularios/envioPerdido.server";
import { handleDe } from "../../support/handles";
import { entrar, pedir, recorrer, type Recorrido } from "../../support/recorrido";
import { formulariosDe } from "../../support/formularios";
import { paginasDeSesiones } from "../../support/paginasDeSesiones";
import { paginasDeTalleres } from "../../support/paginasDeTalleres";
import { startServer, type TestServer } from "../../support/server";

/** Fields of the page of a video call, which are the same for the person and the specialist. */
const SALA = `sinConsentimiento 
    rol estado conQuien estaElOtro especialidad momento.dia momento.hora momento.horaDelDispositivo momento.iso
    momento.minutos abre cierra segundosParaAbrir sala telefono compartido hrefDeAusencia`;

/**
 * Fields of loaders that reach the browser, in the data block of pages that load scripts. All are named here, so that
 * a new field is a decision and not an accident.
 */
const CAMPOS_DE_RUTA: Record<string, string> = {
  root: `
    empresa.razonSocial empresa.ruc imagenes ahorro
    marca.aseguradora marca.correoDeSoporte marca.nombre marca.privacidadUrl marca.producto marca.urlDeApp
    marca.whatsapp
    marco.app marco.ayuda marco.dentroDelVisor marco.errorDeAutenticacion marco.errorDeServicio marco.soloContenido
    marco.visor marco.volverA marco.webview
    modal persona persona.nombre persona.notificacionesSinVer sello.name sello.value`,
  "features/cuentas/registro/registro.route": `
    paso correo conClave despues hrefAnterior hrefDeCondiciones hrefDeDocumento hrefDeEntrada sigueEn valores.idTipoDocumento valores.numeroDocumento`,
  "features/cuentas/recuperacion/recuperarClave.route": `despues hrefAlPedir hrefDeEntrada paso vencido`,
  "features/cuentas/identidad/iniciarSesion.route": `aviso cara conDocumento conPuerta despues vieneDeUnaPagina`,
  "features/cuentas/identidad/sesiones.route": `
    conClave aviso cerradas hayOtras siguiente sesiones[].abierta sesiones[].dispositivo sesiones[].esEsta sesiones[].idSesion
    sesiones[].porAseguradora sesiones[].ultimoUso`,
  "features/agenda/zona/miZonaPrivada.route": `
    nombre pregunta saldo.estado saldo.total saldo.primeros saldo.primeros.quedan saldo.primeros.hasta saldo.termina saldo.termina.quedan saldo.termina.cuando
    saldo.termina.especialidades[].slug saldo.termina.especialidades[].nombre
    proxima.estado proxima.valor.cita proxima.valor.cita.con proxima.valor.cita.con.nombre proxima.valor.cita.con.retrato proxima.valor.cita.inicio.iso
    proxima.valor.cita.inicio.texto proxima.valor.cita.href proxima.valor.cita.abierta
    proxima.valor.taller proxima.valor.taller.titulo proxima.valor.taller.clase proxima.valor.taller.demostracion
    proxima.valor.taller.imagen proxima.valor.taller.imagen.src proxima.valor.taller.imagen.ancho proxima.valor.taller.imagen.alto
    proxima.valor.taller.href proxima.valor.taller.inicio.iso proxima.valor.taller.inicio.texto
    proxima.valor.taller.entrada proxima.valor.taller.entrada.href proxima.valor.taller.entrada.texto
    ruta.estado ruta.valor ruta.valor.titulo ruta.valor.href ruta.valor.paso ruta.valor.hechos ruta.valor.total
    ruta.valor.portada ruta.valor.portada.src ruta.valor.portada.ancho ruta.valor.portada.alto
    test.estado test.valor sinTerminar[].hasta sinTerminar[].con sinTerminar[].cuando sinTerminar[].href
    porPagar[].idPedido porPagar[].que porPagar[].totalCentimos porPagar[].plazo porPagar[].procesando
    porPagar[].href porPagar[].pagar porPagar[].pagar.por porPagar[].pagar.href porPagar[].soltar saldo.monedas terminos eliminacion
    pregunta.pregunta pregunta.vieja pregunta.idCita pregunta.version pregunta.especialista pregunta.cuando
    pregunta.cancelada pregunta.texto pregunta.vuelve pregunta.cuesta pregunta.rechazo pregunta.hrefDeAhora
    pregunta.hrefParaCambiar pregunta.hrefParaCancelar
    modal modal.modal modal.datos.avisosDiscretos modal.datos.necesidades[].necesidad modal.datos.necesidades[].temas[] modal.datos.temasPosibles[].especialidad modal.datos.temasPosibles[].temas[] modal.datos.estado
    modal.datos.version modal.datos.politicas[].cambios modal.datos.politicas[].codigo
    modal.datos.politicas[].requerido modal.datos.politicas[].enlace modal.datos.politicas[].bloques modal.datos.terminos modal.datos.politicas[].tipo modal.datos.politicas[].versionActual
    modal.datos.politicas[].titulo modal.datos.politicas[].nombre`,
  "features/recompensas/ruleta/ruleta.route": `
    apagado abierta anteriores[].href anteriores[].mes abierta.titulo abierta.hasta abierta.comprobar abierta.filas[].uid abierta.filas[].nombre abierta.filas[].publicado
    abierta.filas[].ahora abierta.filas[].quedan abierta.filas[].nota abierta.sectores[].trazo abierta.sectores[].lugar abierta.filas[].lugar abierta.vuelta abierta.giros
    abierta.quedanHoy abierta.puedeJugar abierta.palabra abierta.motivo abierta.motivo.codigo abierta.motivo.mensaje abierta.idJugada abierta.resultado
    abierta.resultado.gano abierta.resultado.texto abierta.jugadas[].idJugada abierta.jugadas[].numero abierta.jugadas[].texto
    abierta.jugadas[].cuando abierta.bases[] abierta.organiza
    porRecoger[].nombre porRecoger[].recojo porRecoger[].codigo porRecoger[].cuando`,
  "features/recompensas/donar/donar.route": `
    tiene puedeDonar donada idDonacion causas[].uid causas[].nombre causas[].paga causas[].quien causas[].legal
    causas[].hasta causas[].total`,
  "features/recompensas/reto/reto.route": `
    titulo resumen tarea alternativa bases[] meta gana yaNoAlcanza proximo hasta abierta racha mejorRacha registradoHoy
    pausa alcanzada validada porValidar sinValidar conCodigo conTaller pagado sinPremio codigo
    calendario[].dia calendario[].numero calendario[].columna calendario[].estado calendario[].texto`,
  "features/recompensas/juego/juego.route": `
    apagado girosPorDia girosHasta pausa faltaNacimiento pausas[].valor pausas[].texto`,
  "features/reclamos/presentar/reclamo.route": `
    paso numeroDePaso pasos porRegion sinBorrador hrefAnterior hrefDeSeguir revision
    definiciones.reclamo definiciones.queja empresa.ruc empresa.razonSocial empresa.direccion`,
  "features/reclamos/hoja/hoja.route": `titulo escrito vista`,
  "features/avisos/modales/terminosNuevos.route": `
    estado version terminos destino despues politicas[].cambios politicas[].codigo politicas[].requerido politicas[].enlace politicas[].bloques
    politicas[].tipo politicas[].versionActual politicas[].titulo politicas[].nombre`,
  "features/cuentas/preferencias/preferencias.route": `avisosDiscretos necesidades[].necesidad necesidades[].temas[] temasPosibles[].especialidad temasPosibles[].temas[]`,
  "features/cuentas/perfil/miPerfil.route": `
    avisosDiscretos celular contacto.correo contacto.pais contacto.telefono contacto.version conClave
    correoPorVerificar datosConfirmados documento editar eliminacion nombreCompleto nombres.apeMaterno nombres.apePaterno
    nombres.nombre nombres.version`,
  "features/cuentas/perfil/seguridad.route": `activadaEl cambiaClave conAcceso conClave`,
  "features/agenda/zona/abrirCalendario.route": `conClave direccion hayCalendario suscripcion`,
  "features/cuentas/perfil/confirmar.route": `conClave destino`,
  "features/cuentas/perfil/verificacion.route": `activadaEl conClave pendiente quedan`,
  "features/sitio/consentimientos/misConsentimientos.route": `
    respuestas[].aceptado respuestas[].canal respuestas[].esActual respuestas[].seRetira respuestas[].sobreSalud respuestas[].guardado respuestas[].guardado.que respuestas[].guardado.borrar respuestas[].guardado.href
    sesiones sesiones[].cuando sesiones[].regla sesiones[].href
    respuestas[].hrefDelRecibo respuestas[].huella respuestas[].idConsentimiento respuestas[].momento respuestas[].iso
    respuestas[].bloques[].tipo respuestas[].bloques[].trozos[].texto respuestas[].bloques[].trozos[].tipo
    respuestas[].respuesta respuestas[].seMostro
    respuestas[].textoNuevo respuestas[].titulo respuestas[].version respuestas[].versionVigente`,
  "features/consentimientos/sorteos/sorteo.route": `
    conSesion sorteo.idSorteo sorteo.nombre sorteo.abierto sorteo.seDemora sorteo.desde sorteo.existencias sorteo.hasta sorteo.organizador sorteo.participaciones
    sorteo.premio sorteo.propia sorteo.propia.desde sorteo.propia.idPersona sorteo.propia.linea sorteo.propia.nonce
    sorteo.versionDeBases sorteo.propia.numero sorteo.propia.retirada sorteo.lista sorteo.ruc
    sorteo.sorteoEn sorteo.fuentePublica sorteo.huellaDeSemilla sorteo.resultado`,
  "features/cuentas/misDatos/eliminacion.route": `
    conClave cuando sePierde sePierde.seVa sePierde.cosas sePierde.siNo sePierde.sePuede antes antes.mensaje antes.enlace antes.enlace.href antes.enlace.texto`,
  "features/agenda/reserva/agendarEspecialidad.route": `
    especialidad.name especialidad.slug conBono
    especialistas especialistas[].duracionEnMinutos especialistas[].href especialistas[].nombre
    especialistas[].precioCentimos especialistas[].primero especialistas[].retrato especialistas[].temas[]
    elegido elegido.idEspecialista elegido.nombre elegido.retrato elegido.precioCentimos elegido.yaNoEstaLibre
    elegido.apartado elegido.apartado.hasta elegido.apartado.href elegido.apartado.hrefDeOtro
    elegido.tira elegido.tira.meses elegido.tira.antes elegido.tira.despues elegido.tira.dias[].dia
    elegido.tira.dias[].semana elegido.tira.dias[].numero
    elegido.tira.dias[].detalle elegido.tira.dias[].href elegido.tira.dias[].activo elegido.tira.dias[].trasHueco
    elegido.dia elegido.dia.dia elegido.dia.sinDevolucion elegido.dia.horas[].hora
    elegido.dia.horas[].horaDelDispositivo elegido.dia.horas[].href
    elegido.horario elegido.horario.dia elegido.horario.hora elegido.horario.horaDelDispositivo
    elegido.horario.iso elegido.horario.minutos
    elegido.completo elegido.completo.dia elegido.completo.fecha elegido.completo.enEspera`,
  "features/agenda/reserva/resumen.route": `
    salud.etiqueta salud.enlace salud.version salud.yaDada salud.porQue idHorario otros[].idEspecialista otros[].nombre otros[].retrato otros[].precioCentimos otros[].minutos
    comprobante hrefDeDatos conCupon precio.precioCentimos precio.descuentoCentimos precio.cupon precio.totalCentimos
    precio.baseCentimos precio.igvCentimos saldo.bonos saldo.estado
    retencion.ahora retencion.hrefDeOtraHora retencion.expiraEn retencion.hasta retencion.puedeAmpliarse
    sesion.admiteCambio sesion.seDevuelveSiCancela sesion.reglaDeCambio sesion.especialidad sesion.esDePsicologia sesion.especialista sesion.retrato
    sesion.hrefDeAgenda sesion.hrefDelEspecialista sesion.momento.dia sesion.momento.hora
    sesion.momento.horaDelDispositivo sesion.momento.iso sesion.momento.minutos admiteCupon`,
  "features/agenda/reserva/reagendar.route": `
    diferencia.centimos diferencia.texto plazo a.cuando a.reglaDeCambio a.seDevuelveSiCancela elegido.dia.sinDevolucion
    cambiaDeEspecialista ahora.detalle elegido.detalle
    vieja idCita version esDePsicologia cancelada ahora.especialista ahora.retrato ahora.cuando texto rechazo hrefDeAhora hrefParaAgendar
    hrefParaCancelar rechazoDelEspecialista a otros[].nombre otros[].retrato otros[].detalle otros[].href
    elegido.idEspecialista elegido.nombre elegido.precioCentimos elegido.yaNoEstaLibre
    elegido.tira elegido.tira.meses elegido.tira.antes elegido.tira.despues elegido.tira.dias[].dia
    elegido.tira.dias[].semana elegido.tira.dias[].numero
    elegido.tira.dias[].detalle elegido.tira.dias[].href elegido.tira.dias[].activo elegido.tira.dias[].trasHueco
    elegido.dia elegido.dia.dia elegido.dia.sinDevolucion elegido.dia.horas[].hora
    elegido.dia.horas[].horaDelDispositivo elegido.dia.horas[].href
    elegido.horario elegido.horario.dia elegido.horario.hora
    elegido.horario.horaDelDispositivo elegido.horario.iso elegido.horario.minutos`,
  "features/talleres/sala/sala.route": `
    ganancia titulo anfitrion estado cuando abre cierra comoVa segundosParaCambiar otraVez href registro asistio latido preguntas[].texto
    enFrase.El enFrase.este
    certificado certificado.href certificado.listoA presencia presencia.minutos presencia.de
    preguntas[].esPropia preguntas[].estado entrada entrada.reunion entrada.incrustado
    entrada.clip.src entrada.clip.tipo
    entrada.clip.ancho entrada.clip.alto entrada.clip.subtitulos entrada.clip.portada entrada.clip.segundo
    entrada.clip.duracion`,
  "features/contenido/play/ver.route": `
    ganancia url titulo autor cuidado modo ligero ahorro favorito visto marcado vistoHoy desde seguimos hrefDesdeElInicio
    hrefDelOtroModo hrefDeSuPagina fuente.src fuente.tipo subtitulos portada portada.src portada.ancho portada.alto ancho alto
    compartido.titulo compartido.resumen compartido.publicado compartido.segundos compartido.video
    compartido.dibujo tamanos.video tamanos.audio frases[].segundo frases[].texto frases[].href sello
    relacionadas[].uid relacionadas[].href relacionadas[].titulo relacionadas[].resumen relacionadas[].detalles
    relacionadas[].tema.nombre relacionadas[].tema.color relacionadas[].portada relacionadas[].portada.src
    relacionadas[].portada.ancho relacionadas[].portada.alto relacionadas[].portada.deDia
    relacionadas[].portada.deVideo relacionadas[].avance`,
  "features/medicion/escaner/escaner.route": `
    conCuenta consentimiento casilla casilla.etiqueta casilla.enlace casilla.version idEnvio pulso
    sello sello.name sello.value`,
  "features/cuestionarios/bienestar/formulario.route": `
    cuestionario parte movida hayAnterior esUltima alarma falta progreso.numero progreso.seccion progreso.secciones
    pregunta.cod pregunta.tipo pregunta.texto pregunta.ayuda pregunta.requerida pregunta.opciones[].id
    pregunta.opciones[].texto pregunta.extremos pregunta.extremos[] pregunta.numero pregunta.numero.desde
    pregunta.numero.hasta pregunta.numero.paso pregunta.numero.unidad pregunta.maximoDeLetras
    pregunta.elegidas[] pregunta.escrito`,
  "features/cuestionarios/encuesta/encuesta.route": `
    estado id titulo otraVez minutos idEnvio sello sello.name sello.value porque partes[].titulo partes[].preguntas[].cod partes[].preguntas[].tipo
    partes[].preguntas[].texto partes[].preguntas[].ayuda partes[].preguntas[].requerida
    partes[].preguntas[].opciones[].id partes[].preguntas[].opciones[].texto partes[].preguntas[].extremos
    partes[].preguntas[].extremos[] partes[].preguntas[].numero partes[].preguntas[].maximoDeLetras
    partes[].preguntas[].escrito`,
  "features/agenda/videollamada/videollamada.route": SALA,
  "features/agenda/videollamada/videollamadaEspecialista.route": `${SALA} compartido.texto compartido.sesiones porQue`,
};

const [rosa, , elena] = CUENTAS_DE_DEMOSTRACION;

let server: TestServer;
let comoVisitante: Recorrido;
let comoRosa: Recorrido;
let comoElena: Recorrido;
let conSesiones: string[];
let conTalleres: { ruta: string; html: string }[];
beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  comoVisitante = await recorrer(server.url, "");
  const cookie = await entrar(server.url, rosa!);
  comoRosa = await recorrer(server.url, cookie);
  // The terms changed since this person accepted them, so a modal waits for her.
  comoElena = await recorrer(server.url, await entrar(server.url, elena!));
  // No link leads to this page before a proof of identity.
  const eliminacion = await fetch(`${server.url}/mi-perfil/mis-datos/eliminacion`, { headers: { cookie } });
  // No link leads to a question before the test is begun either.
  const primera = await (await fetch(`${server.url}/test-de-bienestar`, { headers: { cookie } })).text();
  const campo = (nombre: string) => new RegExp(`name="${nombre}" value="([^"]+)"`).exec(primera)?.[1] ?? "";
  const empezar = {
    duenoDelEnvio: campo("duenoDelEnvio"),
    intencion: EMPEZAR,
    versionDeDatos: campo("versionDeDatos"),
    aceptaTratamientoDeDatos: "1",
  };
  await pedir(server.url, "/test-de-bienestar", cookie, {
    method: "POST",
    body: new URLSearchParams(empezar),
  });
  const pregunta = await fetch(`${server.url}/test-de-bienestar/formulario`, { headers: { cookie } });
  // A measurement of the pulse also needs a request first.
  const medida = await pedir(server.url, "/scanner-bienestar", cookie, {
    method: "POST",
    body: new URLSearchParams({ intencion: EMPEZAR_A_MEDIR }),
  });
  conTalleres = await paginasDeTalleres(server);
  conSesiones = [
    ...conTalleres.map(({ html }) => html),
    ...(await paginasDeSesiones(server)),
    await eliminacion.text(),
    await pregunta.text(),
    await medida.text(),
    await (await fetch(`${server.url}/encuesta/el-sitio`)).text(),
  ];
});
afterAll(() => server.stop());

const bloque = (html: string) =>
  /<script type="application\/json" id="hidratar"[^>]*>(.*?)<\/script>/.exec(html)?.[1];

interface Bloque {
  context: { state: { loaderData: Record<string, unknown> } };
}

/** Paths of the leaves of a value; those of a list's members count as one. */
function* caminos(valor: unknown, camino = ""): Generator<string> {
  if (Array.isArray(valor)) for (const elemento of valor) yield* caminos(elemento, `${camino}[]`);
  else if (typeof valor === "object" && valor !== null)
    for (const [nombre, miembro] of Object.entries(valor))
      yield* caminos(miembro, camino ? `${camino}.${nombre}` : nombre);
  else yield camino;
}

describe("the data block of a page", () => {
  it("holds what its screen shows, and nothing else", () => {
    const vistas = new Set<string>();
    const deMas = new Set<string>();
    const recorridas = [comoVisitante, comoRosa, comoElena].flatMap(({ paginas }) => [...paginas.values()]);
    for (const html of [...recorridas.map((pagina) => pagina.html), ...conSesiones]) {
      const texto = bloque(html);
      if (!texto) continue;
      const { context } = JSON.parse(texto) as Bloque;
      for (const [modulo, datos] of Object.entries(context.state.loaderData)) {
        vistas.add(modulo);
        const nombrados = (CAMPOS_DE_RUTA[modulo] ?? "").split(/\s+/);
        for (const camino of caminos(datos)) {
          if (!nombrados.includes(camino)) deMas.add(`${modulo}: ${camino}`);
        }
      }
    }
    expect([...deMas]).toEqual([]);
    expect([...vistas].sort()).toEqual(Object.keys(CAMPOS_DE_RUTA).sort());
  });
});

describe("the pages of one person", () => {
  it("name nobody else, and no document", () => {
    expect(comoRosa.paginas.size).toBeGreaterThan(60);
    for (const { ruta, html } of comoRosa.paginas.values()) {
      for (const ajeno of [elena!.email, elena!.numeroDocumento, elena!.telefono, elena!.usuarioLogin]) {
        expect(html.includes(ajeno), `${ruta} shows ${ajeno}`).toBe(false);
      }
    }
  });
});

describe("a form whose action failed", () => {
  const SECRETO = /clave|actual|nueva|codigo/;
  const DUENO_DEL_ENVIO = "duenoDelEnvio";

  it("carries on what was typed into it, and no password or code", () => {
    const recorridos = [comoVisitante, comoRosa, comoElena].flatMap(({ formularios }) => [
      ...formularios.values(),
    ]);
    const deTalleres = conTalleres.flatMap(({ ruta, html }) => formulariosDe(html, ruta));
    const campos = [...recorridos, ...deTalleres]
      .filter(({ metodo, destino }) => metodo === "post" && !destino.startsWith("/pasarela-de-prueba"))
      .flatMap(({ destino, campos: camposDeFormulario, botones }) => {
        const { repite = [] } = handleDe(new URL(destino, "http://sitio.invalid").pathname) ?? {};
        return [...camposDeFormulario, ...botones].map(({ nombre, tipo }) => ({
          de: `${nombre} of ${destino}`,
          ...{ nombre, esSecreto: SECRETO.test(nombre) || tipo === "password" },
          seRepite: seRepite(nombre, repite),
        }));
      });
    expect(campos.filter(({ esSecreto }) => esSecreto).map(({ nombre }) => nombre)).toContain("clave");
    // A page that passes a form on seals its owner anew.
    const sellado = ({ nombre }: { nombre: string }) => nombre === DUENO_DEL_ENVIO;
    const mal = campos.filter((campo) => !sellado(campo) && campo.seRepite === campo.esSecreto);
    expect([...new Set(mal.map(({ de }) => de))]).toEqual([]);
  });
});
