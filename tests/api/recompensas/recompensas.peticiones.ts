import { valor, type Mundo } from "../../support/servicios";
import { cuerpo, type Peticiones, type Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  /** Gives the owner of the data some coins, for a request with a body. */
  const conMonedas =
    (cuerpo: object): Preparar =>
    async ({ idPersona }) => {
      const dadas = { operador: "ana", idPersona, cantidad: 300, motivo: "cortesia" } as const;
      valor(await mundo.operador.darMonedas(dadas));
      return { cuerpo };
    };

  const conRonda: Preparar = async ({ parametros }) => {
    await mundo.job("rondas-de-ruleta");
    Object.assign(parametros, { idRonda: "del-mes-2026-11" });
    return {};
  };

  const conReto: Preparar = async ({ parametros }) => {
    const trabajo = mundo.producto.jobs.find(({ nombre }) => nombre === "campanias-al-dia")!;
    await trabajo.run();
    parametros.id = "en-compania-2026-11";
    return {};
  };

  /** Gives a code of a challenge for one person. */
  const conCodigoDeReto: Preparar = async (de) => {
    await conReto(de);
    const pedido = { operador: "ana", idCampania: de.parametros.id, usos: 1 };
    const { codigo } = valor(await mundo.producto.acts.campanias.darCodigo(pedido));
    return { cuerpo: { codigo } };
  };

  return {
    "post /ruleta/jugadas": () => Promise.resolve({ cuerpo: { idJugada: crypto.randomUUID() } }),
    "post /donaciones": conMonedas({ idDonacion: "una-donacion", causa: "demostracion", cantidad: 1 }),
    "put /juego": cuerpo(() => ({ apagado: true })),
    "put /juego/limite": cuerpo(() => ({ girosPorDia: 1 })),
    "post /juego/pausa": cuerpo(() => ({ dias: 7 })),
    "post /juego/nacimiento": cuerpo(() => ({ nacimiento: "1990-05-17" })),
    "get /ruleta/rondas/{idRonda}": conRonda,
    "get /ruleta/rondas/{idRonda}/jugadas": conRonda,
    "get /campanias/{id}/estado": conReto,
    "post /campanias/{id}/checkin": conReto,
    "get /campanias/{id}/historial": conReto,
    "post /campanias/{id}/validacion": conCodigoDeReto,
  };
};
