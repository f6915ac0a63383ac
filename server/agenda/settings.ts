import { z } from "zod";
import { flag, key, settings, words, type VariableMeta } from "../platform/settings";

interface AjustesDeAgenda {
  videollamada: {
    ice: {
      abiertos: { urls: string[] }[];
      turn: { urls: string[]; secreto: string } | null;
      /**
       * True when every video call goes through the TURN server, so that no side learns the other's network address.
       */
      soloPorRelevo: boolean;
    };
    telefono: string | null;
  };
}

/** ICE servers of video calls. Every browser in a call receives this list, so it holds no password. */
const iceServers = z.array(z.strictObject({ urls: z.array(z.string().regex(/^stuns?:[^\s@]+$/)).min(1) }));
const ICE_SERVERS_SHAPE =
  'pon una lista como [{"urls":["stun:stun.example:3478"]}], de servidores STUN sin claves (un servidor TURN va en TURN_URL y TURN_SECRET)';

/** Telephone number of a demonstration, which nobody has: no number in Lima begins with a zero. */
const TELEFONO_DE_DEMOSTRACION = "+51 1 000 0000";

export const ajustesDeAgenda = settings({
  variables: {
    ICE_SERVERS: z
      .string()
      .transform((json, context) => {
        const servers = iceServers.safeParse(jsonOf(json));
        if (servers.success) return servers.data;
        context.addIssue({ code: "custom", message: ICE_SERVERS_SHAPE });
        return z.NEVER;
      })
      .optional()
      .describe("STUN servers of the video call: a JSON list without keys."),
    TURN_URL: z
      .string()
      .transform(words)
      .pipe(z.array(z.string().regex(/^turns?:[^\s@]+$/, "pon direcciones que empiecen por turn: o turns:")))
      .optional()
      .meta({
        description: "TURN server of the video call.",
        required: "with `TURN_SECRET` or `ICE_RELAY_ONLY=true`",
      } satisfies VariableMeta),
    ICE_RELAY_ONLY: flag.default(false).describe("`true` sends every call through `TURN_URL`."),
    TURN_SECRET: key.meta({
      description: "Secret that signs the credentials of the TURN server.",
      required: "with `TURN_URL` or `ICE_RELAY_ONLY=true`",
    } satisfies VariableMeta),
    TELEFONO_DE_ATENCION: z
      .string()
      .regex(/^\+?[\d ()-]{6,24}$/, "pon un número de teléfono, como +51 1 411 1111")
      .optional()
      .meta({
        description: "Phone that joins a person to their session when the video call fails.",
        unset: "a number of nobody; none in production",
      } satisfies VariableMeta),
  },
  contradiction({ TURN_URL, TURN_SECRET, ICE_RELAY_ONLY }) {
    if (Boolean(TURN_URL) !== Boolean(TURN_SECRET)) {
      return "TURN_URL y TURN_SECRET van juntas: pon las dos o ninguna.";
    }
    return ICE_RELAY_ONLY && !TURN_URL
      ? "ICE_RELAY_ONLY necesita TURN_URL y TURN_SECRET: sin ellas nadie podría llamar; ponlas, o quítala."
      : null;
  },
  missing: ({ TELEFONO_DE_ATENCION }) => (TELEFONO_DE_ATENCION ? [] : ["TELEFONO_DE_ATENCION"]),
  read: (values, { env }): AjustesDeAgenda => ({
    videollamada: {
      ice: {
        abiertos: values.ICE_SERVERS ?? [],
        turn:
          values.TURN_URL && values.TURN_SECRET
            ? { urls: values.TURN_URL, secreto: values.TURN_SECRET }
            : null,
        soloPorRelevo: values.ICE_RELAY_ONLY,
      },
      telefono: values.TELEFONO_DE_ATENCION ?? (env === "local" ? TELEFONO_DE_DEMOSTRACION : null),
    },
  }),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
