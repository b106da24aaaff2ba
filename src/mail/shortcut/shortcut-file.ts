import { createHash } from 'node:crypto';
import { type PlistValue, writePlist } from './plist.ts';

/** Whose Shortcut it is. */
export type ShortcutOwner = {
  /** Name of the service; the Shortcut is called after it. */
  readonly name: string;
  readonly intakeAddress: string;
};

/**
 * The iOS Shortcut of an installation, unsigned: takes a ticket from the share sheet, the photo library, Files or the
 * camera, and puts it into a mail to the intake address. The person chooses, once, the address that it is sent from;
 * the pass comes back to that address. iOS adds it only after somebody signed it on a Mac, see `docs/ios-shortcut.md`.
 */
export function shortcutFile({ name, intakeAddress }: ShortcutOwner): string {
  const id = identifiersFor(intakeAddress);
  const actions = [
    comment(`Sends a ticket to ${intakeAddress}; ${name} answers with the pass. Nothing else is read or kept.`),
    action('gettext', { UUID: id('sender'), WFTextActionText: '' }),
    setVariable('Sender', output(id('sender'), 'Text')),
    ...when(id('shared'), { value: shared, is: anything }, { met: takeShared(id), otherwise: askForTicket(id) }),
    action('sendemail', {
      WFSendEmailActionFrom: tokens(variable('Sender')),
      WFSendEmailActionToRecipients: recipient(intakeAddress),
      WFSendEmailActionSubject: 'Ticket',
      WFSendEmailActionInputAttachments: tokens(variable('Ticket')),
      WFSendEmailActionShowComposeSheet: true,
    }),
  ];
  return writePlist({
    WFWorkflowClientVersion: '2607.0.2',
    WFWorkflowMinimumClientVersion: 900,
    WFWorkflowMinimumClientVersionString: '900',
    WFWorkflowName: name,
    WFWorkflowIcon: { WFWorkflowIconStartColor: 463140863, WFWorkflowIconGlyphNumber: 59511 },
    WFWorkflowTypes: ['ActionExtension'],
    WFWorkflowInputContentItemClasses: ['WFImageContentItem', 'WFPDFContentItem', 'WFGenericFileContentItem'],
    WFWorkflowOutputContentItemClasses: [],
    WFWorkflowHasShortcutInputVariables: true,
    WFWorkflowHasOutputFallback: false,
    WFWorkflowImportQuestions: [
      {
        ActionIndex: 1,
        Category: 'Parameter',
        ParameterKey: 'WFTextActionText',
        DefaultValue: '',
        Text: 'Which of your e-mail addresses receives the pass? Mail must be set up for it on this phone.',
      },
    ],
    WFWorkflowActions: actions,
  });
}

type Action = { readonly [key: string]: PlistValue };

function action(name: string, parameters: { readonly [key: string]: PlistValue }): Action {
  return { WFWorkflowActionIdentifier: `is.workflow.actions.${name}`, WFWorkflowActionParameters: parameters };
}

const comment = (text: string): Action => action('comment', { WFCommentActionText: text });

const output = (uuid: string, name: string): PlistValue => ({
  Type: 'ActionOutput',
  OutputUUID: uuid,
  OutputName: name,
});

const attachment = (value: PlistValue): PlistValue => ({ Value: value, WFSerializationType: 'WFTextTokenAttachment' });

const setVariable = (name: string, value: PlistValue): Action =>
  action('setvariable', { WFVariableName: name, WFInput: attachment(value) });

/** What was chosen in the share sheet; nothing when the Shortcut was started elsewhere. */
const shared: PlistValue = { Type: 'ExtensionInput' };

const variable = (name: string): PlistValue => ({ Type: 'Variable', VariableName: name });

/** A text that is nothing but one value: U+FFFC stands for it. */
const tokens = (value: PlistValue): PlistValue => ({
  Value: { string: '\ufffc', attachmentsByRange: { '{0, 1}': value } },
  WFSerializationType: 'WFTextTokenString',
});

const recipient = (address: string): PlistValue => ({
  Value: { WFContactFieldValues: [{ EntryType: 2, SerializedEntry: { 'link.contentkit.emailaddress': address } }] },
  WFSerializationType: 'WFContactFieldValue',
});

type Condition = { readonly [key: string]: PlistValue };

const anything: Condition = { WFCondition: 100 };
const contains = (text: string): Condition => ({ WFCondition: 99, WFConditionalActionString: text });

function when(
  group: string,
  { value, is }: { readonly value: PlistValue; readonly is: Condition },
  { met, otherwise }: { readonly met: readonly Action[]; readonly otherwise: readonly Action[] },
): readonly Action[] {
  const input = { Type: 'Variable', Variable: attachment(value) };
  const step = (mode: number, more: { readonly [key: string]: PlistValue } = {}) =>
    action('conditional', { GroupingIdentifier: group, WFControlFlowMode: mode, ...more });
  return [step(0, { WFInput: input, ...is }), ...met, step(1), ...otherwise, step(2)];
}

/** Phones take photos as HEIC, which becomes JPEG; PDFs and screenshots stay what they are. */
function takeShared(id: (purpose: string) => string): readonly Action[] {
  const details = { WFContentItemPropertyName: 'File Extension', WFInput: attachment(shared) };
  const extension = output(id('extension'), 'File Extension');
  const small = output(id('small extension'), 'Updated Text');
  return [
    setVariable('Ticket', shared),
    action('properties.files', { UUID: id('extension'), ...details }),
    action('text.changecase', { UUID: id('small extension'), WFCaseType: 'lowercase', text: tokens(extension) }),
    ...when(
      id('photo shared'),
      { value: small, is: contains('hei') },
      { met: asJpeg(shared, id('shared as JPEG')), otherwise: [] },
    ),
  ];
}

/** Makes a picture the ticket, as JPEG. */
function asJpeg(picture: PlistValue, uuid: string): readonly Action[] {
  return [
    action('image.convert', { UUID: uuid, WFImageFormat: 'JPEG', WFInput: attachment(picture) }),
    setVariable('Ticket', output(uuid, 'Converted Image')),
  ];
}

/** Photos become JPEG here too. */
function askForTicket(id: (purpose: string) => string): readonly Action[] {
  const choices: readonly { readonly title: string; readonly steps: readonly Action[] }[] = [
    {
      title: 'Photo library',
      steps: [
        action('selectphoto', { UUID: id('photo'), WFSelectMultiplePhotos: false }),
        ...asJpeg(output(id('photo'), 'Photos'), id('photo as JPEG')),
      ],
    },
    {
      title: 'Files',
      steps: [
        action('file.select', { UUID: id('file'), SelectMultiple: false }),
        setVariable('Ticket', output(id('file'), 'File')),
      ],
    },
    {
      title: 'Camera',
      steps: [
        action('takephoto', { UUID: id('camera'), WFCameraCaptureShowPreview: true }),
        ...asJpeg(output(id('camera'), 'Photo'), id('picture as JPEG')),
      ],
    },
  ];
  const menu = (mode: number, more: { readonly [key: string]: PlistValue } = {}) =>
    action('choosefrommenu', { GroupingIdentifier: id('menu'), WFControlFlowMode: mode, ...more });
  return [
    menu(0, { WFMenuPrompt: 'Where is the ticket?', WFMenuItems: choices.map(({ title }) => title) }),
    ...choices.flatMap(({ title, steps }) => [menu(1, { WFMenuItemTitle: title }), ...steps]),
    menu(2),
  ];
}

/** Identifiers that stay the same for an installation, so that the same Shortcut is the same file. */
function identifiersFor(address: string): (purpose: string) => string {
  return (purpose) => {
    const hex = createHash('sha256').update(`${address}\0${purpose}`).digest('hex').toUpperCase();
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-A${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}
