import type { DepsDeCitas } from "../../app/domain/agenda/citas/enlaceDeSala";
import { makeLlaves } from "../../server/agenda/videollamada/llaves";
import type { Pasarela } from "../../app/domain/ventas/pagos/pasarela";
import type { Repositorios, Transaccion } from "../../app/domain/shared/puertos";
import type { Db } from "../../server/platform/database/client";
import { inTransaction } from "../../server/platform/database/client";
import { openRepositorios } from "../../server/modules";

/** Thrown in the place of a call when the simulated process has died. */
export class Corte extends Error {}

/**
 * A simulated process that dies at its n-th call to anything outside: a repository, a transaction, the gateway. It
 * dies before the call has an effect, or after the effect and before the answer. A dead process does nothing more.
 */
export class ProcesoMortal {
  llamadas = 0;
  muerto = false;
  constructor(
    readonly en: number,
    readonly momento: "antes" | "despues",
  ) {}

  async llamar<T>(hacer: () => Promise<T>): Promise<T> {
    this.#vivo();
    const meToca = ++this.llamadas === this.en;
    if (meToca && this.momento === "antes") this.#morir();
    const respuesta = await hacer();
    if (meToca) this.#morir();
    this.#vivo();
    return respuesta;
  }

  deps(db: Db, now: () => Date): DepsDeCitas<keyof Repositorios> {
    const repositorios = openRepositorios("secreto-de-prueba");
    const transaccion: Transaccion<keyof Repositorios> = (work) =>
      this.llamar(() => inTransaction(db, (trx) => work(this.#repositorios(repositorios(trx, "persona")))));
    return {
      repos: this.#repositorios(repositorios(db, "persona")),
      transaccion,
      now,
      newId: () => crypto.randomUUID(),
      sitio: { nombre: "Bienestar", url: "http://localhost:3000", remitente: "no-responder@localhost" },
      llavesDeSala: makeLlaves("secreto-de-prueba"),
    };
  }

  pasarela(pasarela: Pasarela): Pasarela {
    return this.#mortal(pasarela, ["abrirCobro", "leerPago", "buscarPagos", "devolver"]);
  }

  #repositorios(repos: Repositorios): Repositorios {
    return Object.fromEntries(
      Object.entries<object>({ ...repos }).map(([nombre, repo]) => [
        nombre,
        // `terminados` makes no call to the outside, so the process cannot die in it.
        this.#mortal(
          repo,
          Object.keys(repo).filter((metodo) => metodo !== "terminados"),
        ),
      ]),
    ) as unknown as Repositorios;
  }

  #mortal<T extends object>(puerto: T, metodos: string[]): T {
    return new Proxy(puerto, {
      get: (objetivo, nombre) => {
        const miembro: unknown = Reflect.get(objetivo, nombre, objetivo);
        if (typeof miembro !== "function") return miembro;
        const metodo = miembro.bind(objetivo) as (...args: unknown[]) => Promise<unknown>;
        return metodos.includes(String(nombre))
          ? (...args: unknown[]) => this.llamar(() => metodo(...args))
          : metodo;
      },
    });
  }

  #vivo() {
    if (this.muerto) throw new Corte("dead");
  }

  #morir(): never {
    this.muerto = true;
    throw new Corte(`died at call ${this.en}`);
  }
}
