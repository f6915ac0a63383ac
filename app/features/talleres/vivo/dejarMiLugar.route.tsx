import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { DialogPage } from "~/components/Dialog";
import { Form } from "~/components/Form";
import { services } from "~/services.server";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { ActionArgs, LoaderArgs } from "~/shell/ruta";

export const meta: MetaFunction = () => [{ title: "Dejar mi lugar · Bienestar" }];

const inscripcionDe = (request: Request) =>
  services.talleres.idInscripcionDeLlave(new URL(request.url).searchParams.get("llave") ?? "");

/** The link of a mail stands for its owner. Opening it changes nothing, and the page says nothing about anybody. */
export async function loader({ request }: LoaderArgs) {
  const hecho = new URL(request.url).searchParams.has("hecho");
  if (!hecho && !inscripcionDe(request)) throw new Response(null, { status: 404 });
  return { hecho };
}

export async function action({ request }: ActionArgs) {
  const idInscripcion = inscripcionDe(request);
  const dejado = idInscripcion !== null && (await services.talleres.dejarLugar({ idInscripcion }));
  if (!dejado || !dejado.ok) throw new Response(null, { status: 404 });
  return redirect("/bienestar-en-vivo/dejar-mi-lugar?hecho", 303);
}

export default function DejarMiLugar() {
  const { hecho } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <DialogPage title={hecho ? "Dejaste tu lugar" : "Dejar mi lugar"}>
        <div className={pila.media}>
          {hecho ? (
            <>
              <p>Gracias por avisar: se lo ofrecemos a quien espera.</p>
              <Button href="/bienestar-en-vivo">Ver otros talleres</Button>
            </>
          ) : (
            <>
              <p>
                Si no puedes ir, tu lugar pasa a la persona que sigue. Tus otros talleres y sesiones no
                cambian.
              </p>
              <Form>
                <Button>Dejar mi lugar</Button>
              </Form>
            </>
          )}
        </div>
      </DialogPage>
    </div>
  );
}
