import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { ParteQueFalta } from "~/components/ParteQueFalta";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes.server";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { contenedor, dosColumnas, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Agenda } from "../components/Agenda";
import { Modales } from "../components/Modales";
import { Saldo } from "../components/Saldo";
import { TuCuenta } from "../components/TuCuenta";
import { agendaEnPalabras, planEnPalabras } from "../zona.server";
import { verModal } from "../modales.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Mi zona privada · Bienestar" }];

/** Each part is read by itself: what fails says so in its place, and the rest stands. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [modal, agenda, saldo, cuenta] = await Promise.all([
    leerParte(context, verModal(request, idPersona)),
    leerParte(context, agendaEnPalabras(idPersona, zonaDelDispositivo(request))),
    leerParte(context, services.verSaldo(idPersona)),
    leerParte(context, services.identidad.persona(idPersona)),
  ]);
  const persona = cuenta.estado === "success" ? cuenta.valor : null;
  const { estado, bonos } = saldo.estado === "success" ? saldo.valor : { estado: saldo.estado, bonos: [] };
  return {
    modal: modal.estado === "success" ? modal.valor : null,
    nombre: persona?.nombre ?? null,
    plan: persona && (await planEnPalabras(persona, context)),
    meses: agenda.estado === "success" ? agenda.valor : null,
    saldo: { estado, bonos: bonos.map(({ especialidad, cantidad }) => ({ especialidad, cantidad })) },
  };
}

export default function MiZonaPrivada() {
  const { modal, nombre, plan, meses, saldo } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{nombre === null ? "Mi zona" : `Hola, ${nombre}`}</h1>
        <p className={textoSuave}>Todas las horas son hora de Perú.</p>
        <p>
          <a href="/mi-perfil">Ver mi perfil</a>
        </p>
      </header>
      {nombre === null && <ParteQueFalta titulo="No se pudo acceder a la cuenta" />}
      <div className={dosColumnas}>
        {meses ? <Agenda meses={meses} /> : <ParteQueFalta titulo="No pudimos cargar tu agenda" />}
        <div className={pila.amplia}>
          <Saldo {...saldo} />
          {nombre !== null && <TuCuenta plan={plan} />}
          <nav aria-label="Tus datos">
            <ul>
              <li>
                <a href="/mi-perfil/consentimientos" className={enlaceSuelto}>
                  Tus consentimientos
                </a>
              </li>
              <li>
                <a href="/mi-zona-privada?modal=preferencias" className={enlaceSuelto}>
                  Tus preferencias
                </a>
              </li>
              <li>
                <a href="/sorteo" className={enlaceSuelto}>
                  Sorteo
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
      <Modales visto={modal} />
    </div>
  );
}
