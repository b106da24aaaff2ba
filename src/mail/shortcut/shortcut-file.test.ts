import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { shortcutFile } from './shortcut-file.ts';

const file = shortcutFile({ name: 'Passes & <more>', intakeAddress: 'tickets@example.com' });
const shortcut = readPlist(file);
const actions: { WFWorkflowActionIdentifier: string; WFWorkflowActionParameters: Record<string, never> }[] =
  shortcut.WFWorkflowActions;
const all = (name: string) =>
  actions
    .filter(({ WFWorkflowActionIdentifier }) => WFWorkflowActionIdentifier === `is.workflow.actions.${name}`)
    // biome-ignore lint/suspicious/noExplicitAny: looked at freely
    .map(({ WFWorkflowActionParameters }) => WFWorkflowActionParameters as any);

describe('shortcutFile', () => {
  it('mails to the intake address from the address that the person chose', () => {
    const [mail] = all('sendemail');
    const [to] = mail.WFSendEmailActionToRecipients.Value.WFContactFieldValues;
    expect(to.SerializedEntry['link.contentkit.emailaddress']).toBe('tickets@example.com');
    expect(mail.WFSendEmailActionFrom.Value.attachmentsByRange['{0, 1}'].VariableName).toBe('Sender');
    expect(mail.WFSendEmailActionInputAttachments.Value.attachmentsByRange['{0, 1}'].VariableName).toBe('Ticket');
    expect(mail.WFSendEmailActionShowComposeSheet).toBe(true);
  });

  it('asks for that address when it is added, and keeps the answer in its text action', () => {
    const [question] = shortcut.WFWorkflowImportQuestions;
    expect(actions[question.ActionIndex]!.WFWorkflowActionIdentifier).toBe('is.workflow.actions.gettext');
    expect(all('gettext')[0]).toHaveProperty(question.ParameterKey);
  });

  it('takes tickets from the share sheet, the photo library, Files and the camera', () => {
    expect(shortcut.WFWorkflowTypes).toContain('ActionExtension');
    const menu = all('choosefrommenu');
    expect(menu.find(({ WFControlFlowMode: mode }) => mode === 0).WFMenuItems).toEqual([
      'Photo library',
      'Files',
      'Camera',
    ]);
    for (const name of ['selectphoto', 'file.select', 'takephoto']) expect(all(name)).toHaveLength(1);
  });

  it('uses no output that an action before did not make', () => {
    const made = new Set<string>();
    for (const { WFWorkflowActionParameters: parameters } of actions) {
      for (const [, used] of JSON.stringify(parameters).matchAll(/"OutputUUID":"([^"]+)"/g))
        expect(made).toContain(used);
      if (parameters.UUID) made.add(parameters.UUID);
    }
    expect(made.size).toBe(9);
  });

  it('closes every condition and menu that it opens, the last one first', () => {
    const open: string[] = [];
    for (const { WFWorkflowActionParameters: parameters } of actions) {
      const { GroupingIdentifier: group, WFControlFlowMode: mode } = parameters as { [key: string]: unknown };
      if (mode === 0) open.push(String(group));
      if (mode === 1) expect(open.at(-1)).toBe(group);
      if (mode === 2) expect(open.pop()).toBe(group);
    }
    expect(open).toEqual([]);
    expect([all('conditional').length, all('choosefrommenu').length]).toEqual([6, 5]);
  });

  it('sends every photo as JPEG, and what else was shared as it is', () => {
    expect(all('image.convert').map(({ WFImageFormat: format }) => format)).toEqual(['JPEG', 'JPEG', 'JPEG']);
    const [ofExtension] = all('conditional').filter(({ WFCondition: condition }) => condition === 99);
    expect(ofExtension.WFConditionalActionString).toBe('hei');
    expect(all('text.changecase')[0].text.Value.attachmentsByRange['{0, 1}'].OutputName).toBe('File Extension');
  });

  it('is the same file every time', () => {
    expect(shortcutFile({ name: 'Passes & <more>', intakeAddress: 'tickets@example.com' })).toBe(file);
    expect(shortcut.WFWorkflowName).toBe('Passes & <more>');
  });
});

type Node = DefaultTreeAdapterTypes.Element;

// biome-ignore lint/suspicious/noExplicitAny: a property list can hold anything
function readPlist(text: string): any {
  const root = parseFragment(text.slice(text.indexOf('<plist')).replace(/<(true|false)\/>/g, '<$1></$1>'));
  return read((root.childNodes[0] as Node).childNodes.find(isElement)!);
}

function isElement(node: { readonly nodeName: string }): node is Node {
  return !node.nodeName.startsWith('#');
}

function read(node: Node): unknown {
  const children = node.childNodes.filter(isElement);
  if (node.tagName === 'array') return children.map(read);
  if (node.tagName === 'dict') {
    const pairs = children.flatMap((key, at) => (at % 2 === 0 ? [[textOf(key), read(children[at + 1]!)]] : []));
    return Object.fromEntries(pairs);
  }
  if (node.tagName === 'integer') return Number(textOf(node));
  return node.tagName === 'string' ? textOf(node) : node.tagName === 'true';
}

function textOf(node: Node): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
